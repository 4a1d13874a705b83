import { valuesOf } from '$lib/moves'
import type { Summary } from '../summary'
import { CARDS, OBJECTIVES } from './cards'

const summary: Summary = {
  aim: (say) => say('summary-aim'),
  turn: (say) => [
    ['coast', say('summary-turn-1')],
    ['road', say('summary-turn-2')],
    ['tile-land', say('summary-turn-3')],
    ['objective', say('summary-turn-4')],
  ],
  end: (say) => say('summary-end'),
  tip: (say) => say('summary-tip'),
  groups: (say) => [
    { title: say('summary-cards'), items: CARDS.map((card) => ({ glyph: card, name: say('card-name', { card }), text: say('summary-card', { card }) })) },
    {
      title: say('summary-objectives'),
      items: valuesOf('santa_cruz', 'objective', 'objective').map((objective) => ({
        glyph: OBJECTIVES[objective] ?? 'objective',
        name: say('objective-name', { objective }),
        text: say('objective-text', { objective }).replace(/^[^:]*:\s*/, ''),
      })),
    },
  ],
}

export default summary
