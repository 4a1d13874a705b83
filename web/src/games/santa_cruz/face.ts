import type { Move } from '$lib/types'
import { inOrder } from '$lib/unfold'
import type { Face } from '../face'
import Board from './Board.svelte'
import { OBJECTIVES } from './cards'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import type { SantaCruzView } from './view'

function glyph(move: Move): string {
  const { card, objective } = move.facts
  if (typeof objective === 'string') return OBJECTIVES[objective] ?? 'objective'
  if (move.words === 'double') return 'double'
  if (typeof card === 'string') return card
  return move.words === 'land' ? 'ship' : 'compass'
}

const face: Face = {
  unfold: inOrder([
    [/^event-(coast-tile|tile|lands|builds|overbuilds|looks|erupts|destroyed)/, ['sites']],
    [/^event-(takes|gets)-set$/, ['sets']],
  ]),
  Board,
  Mine,
  Others,
  hand: true,
  aspect: { 'D-low': 1000 / 684, D: 1000 / 684, W: 1000 / 684, XL: 1000 / 684 },
  loose: (_view: SantaCruzView, legal) => legal.filter((move) => ['group', 'set', 'no-second'].includes(move.words)),
  course: (view: SantaCruzView, say) => say('board-course', { round: view.round, phase: view.phase }),
  note: (view: SantaCruzView, seat, say) => say('board-cards', { n: view.players[seat]?.hand ?? 0 }),
  glyph,
}

export default face
