import { inOrder } from '$lib/unfold'
import type { Face } from '../face'
import Board from './Board.svelte'
import Buildings from './Buildings.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import { ASPECT, glyphOf, looseOf, partOf, PARTS } from './pieces'
import type { CubaView } from './view'

const face: Face = {
  unfold: inOrder([
    [/^event-(take|drive|cuban)$/, ['avenue', 'taken', 'car']],
    [/^event-(law|rejected|pass|influence-pays)$/, ['laws', 'bills', 'markers']],
    [/^event-(load|ship-leaves|ship-advances|ship)$/, ['docks', 'sea', 'pile']],
    [/^event-(buy|sell)$/, ['market', 'supply']],
    [/^event-(build|remove|replace)$/, ['available']],
    [/^event-round$/, ['round', 'missing']],
  ]),
  Board,
  Mine,
  Others,
  Beside: Buildings,
  beside: PARTS.find(({ name }) => name === 'build'),
  parts: PARTS,
  needs: partOf,
  aspect: ASPECT,
  course: (view: CubaView, say) => `${say('screen-round', { round: view.round, rounds: view.rounds })}, ${say('question', { phase: view.phase })}`,
  note: (view: CubaView, seat, say) => {
    const last = view.players[seat]?.last_card
    return last ? say('card-name', { card: last }) : say('board-cards', { n: view.players[seat]?.hand.length ?? 0 })
  },
  loose: (_view: CubaView, legal) => looseOf(legal),
  glyph: glyphOf,
}

export default face
