import type { Summary } from '../summary'
import { CARDS } from './cards'

const summary: Summary = {
  aim: (say) => say('summary-aim'),
  turn: (say) => [
    ['u-plus', say('summary-turn-1')],
    ['u-lock', say('summary-turn-2')],
    ['u-eye', say('summary-turn-3')],
    ['r-trader', say('summary-turn-4')],
  ],
  end: (say) => say('summary-end'),
  tip: (say) => say('summary-tip'),
  groups: (say) => [
    {
      title: say('summary-cards'),
      items: CARDS.map(({ name, number }) => ({ glyph: `r-${name}`, name: `${number} ${say('card-name', { card: name })}`, text: say(`board-card-${name}`) })),
    },
  ],
}

export default summary
