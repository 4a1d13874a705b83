import { valuesOf } from '$lib/moves'
import type { Say } from '$lib/words.svelte'
import type { Item, Summary } from '../summary'
import { CHARACTERS, effectOf, EMBLEMS, expands, LAW_GLYPHS, PORTRAITS, pricesOf, TYPES } from './pieces'

function building(name: string, say: Say): Item {
  const amounts = pricesOf(name).map(([kind, n]): [number, string] => [n, kind === 'any' ? 'b-depot' : `g-${kind}`])
  return { glyph: EMBLEMS[name] ?? 'b-depot', name: say('building-name', { building: name }), text: effectOf(name, say), amounts }
}

const summary: Summary = {
  aim: (say) => say('summary-aim'),
  turn: (say) => [
    ['c-worker', say('summary-turn-1')],
    ['vote', say('summary-turn-2')],
    ['law-tax', say('summary-turn-3')],
    ['ship', say('summary-turn-4')],
  ],
  end: (say) => say('summary-end'),
  tip: (say) => say('summary-tip'),
  groups: (say) => {
    const buildings = valuesOf('cuba', 'build', 'building').filter((name) => name !== 'warehouse')
    const laws = valuesOf('cuba', 'bill', 'law')
    return [
      { title: say('board-characters'), items: CHARACTERS.map((card) => ({ glyph: PORTRAITS[card] ?? '', name: say('card-name', { card }), text: say('board-both', { card }) })) },
      { title: say('board-buildings'), items: buildings.filter((name) => !expands(name)).map((name) => building(name, say)) },
      {
        title: say('board-part', { part: 'laws' }),
        items: TYPES.map((type, index) => ({
          glyph: LAW_GLYPHS[index] ?? '',
          name: type,
          text: laws.filter((law) => law.startsWith(`${type}-`)).map((law) => say('law-name', { law })).join(' · '),
        })),
      },
      {
        title: say('summary-avenue'),
        items: [
          ...valuesOf('cuba', 'cuban', 'cuban').map((cuban) => ({ glyph: PORTRAITS[cuban] ?? '', name: say('cuban-name', { cuban }), text: say('board-cuban', { cuban }) })),
          ...buildings.filter(expands).map((name) => building(name, say)),
        ],
      },
    ]
  },
}

export default summary
