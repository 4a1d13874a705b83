import type { Facts, Move } from '$lib/types'
import type { Face } from '../face'
import Board from './Board.svelte'
import Others from './Others.svelte'
import { unfold } from './reveal'
import Secret from './Secret.svelte'
import { tell } from './tell'
import type { SantoDomingoView } from './view'

type Say = (key: string, facts?: Facts) => string

/** What a seat is doing: choosing, sealed, trading. */
export function doing(view: SantoDomingoView, seat: number, say: Say): string {
  if (view.phase === 'choose') return say(view.actors.includes(seat) ? 'board-choosing' : 'board-sealed')
  return view.phase === 'trade' && view.still_to_trade.includes(seat) ? say('board-trading') : ''
}

const face: Face = {
  unfold,
  tell,
  Board,
  Others,
  Secret,
  aspect: { 'D-low': 64 / 31.8, D: 67.5 / 45.4, W: 67.5 / 45.4, XL: 67.5 / 45.4 },
  course: (view: SantoDomingoView, say) => say('board-course', { round: view.round, target: view.target }),
  loose: (_view: SantoDomingoView, legal) => legal.filter((move) => move.words === 'exchange'),
  note: (view: SantoDomingoView, seat, say) => doing(view, seat, say),
  purse: (view: SantoDomingoView, seat, say) => ({ glyph: 'g-rice', n: view.players[seat]?.goods ?? 0, name: say('board-goods') }),
  glyph: (move: Move) => (move.words === 'exchange' ? 'r-trader' : `r-${move.facts['card']}`),
  verb: (move: Move, say) => (move.words === 'exchange' ? '' : say('board-seal', { cards: move.words === 'play-two' ? 2 : 1 })),
}

export default face
