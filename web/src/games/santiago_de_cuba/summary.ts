import { valuesOf } from '$lib/moves'
import type { Summary } from '../summary'
import { EMBLEMS, GIFTS, portrait } from './places'

const summary: Summary = {
  aim: (say) => say('summary-aim'),
  turn: (say) => [
    ['car', say('summary-turn-1')],
    ['c-jose', say('summary-turn-2')],
    ['pawn', say('summary-turn-3')],
    ['b-distillery', say('summary-turn-4')],
  ],
  end: (say) => say('summary-end'),
  tip: (say) => say('summary-tip'),
  groups: (say) => [
    {
      title: say('summary-cubans'),
      items: valuesOf('santiago_de_cuba', 'cuban', 'cuban').map((cuban) => {
        const gift = GIFTS[cuban]
        const item = { glyph: portrait(cuban), name: say('cuban-name', { cuban }) }
        return gift ? { ...item, text: '', amounts: [[Number(gift[0]), gift[1]]] } : { ...item, text: say(`board-gift-${cuban.replace('_', '-')}`) }
      }),
    },
    {
      title: say('summary-buildings'),
      items: Object.entries(EMBLEMS).map(([building, glyph]) => ({ glyph, name: say('building-name', { building }), text: say('building-does', { building }) })),
    },
  ],
}

export default summary
