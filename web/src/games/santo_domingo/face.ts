import type { Facts, Move } from '$lib/types'
import type { Face } from '../face'
import Board from './Board.svelte'
import Others from './Others.svelte'
import Secret from './Secret.svelte'
import type { SantoDomingoView } from './view'

type Say = (key: string, facts?: Facts) => string

/** What a seat is doing: choosing, sealed, trading. */
export function doing(view: SantoDomingoView, seat: number, say: Say): string {
  if (view.phase === 'choose') return say(view.actors.includes(seat) ? 'board-choosing' : 'board-sealed')
  return view.phase === 'trade' && view.still_to_trade.includes(seat) ? say('board-trading') : ''
}

/** What the chosen cards would bring together, as the server says of each. */
function outlook(view: SantoDomingoView, move: Move, say: Say): string {
  const cards = [move.facts['card'], move.facts['second']].filter((card) => typeof card === 'string')
  const gains = cards.map((card) => view.gains[card]).filter((gain) => gain !== undefined)
  if (!gains.length) return ''
  const [vp, goods] = [gains.reduce((sum, gain) => sum + gain.vp, 0), gains.reduce((sum, gain) => sum + gain.goods, 0)]
  return say('board-outlook', { kind: vp && goods ? 'both' : vp ? 'vp' : goods ? 'goods' : 'none', vp, goods })
}

const face: Face = {
  Board,
  Others,
  Secret,
  course: (view: SantoDomingoView, say) => say('board-course', { round: view.round, target: view.target }),
  outlook,
  note: (view: SantoDomingoView, seat, say) => doing(view, seat, say),
  glyph: (move: Move) => (move.words === 'exchange' ? 'r-trader' : `r-${move.facts['card']}`),
  verb: (move: Move, say) => (move.words === 'exchange' ? '' : say('board-seal', { cards: move.words === 'play-two' ? 2 : 1 })),
}

export default face
