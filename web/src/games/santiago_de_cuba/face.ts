import type { Move } from '$lib/types'
import type { Face } from '../face'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import { EMBLEMS, portrait } from './places'
import type { SantiagoDeCubaView } from './view'

function glyph(move: Move): string {
  const { good, building, cuban } = move.facts
  if (typeof building === 'string') return EMBLEMS[building] ?? 'compass'
  if (typeof good === 'string') return `g-${good}`
  if (typeof cuban === 'string') return portrait(cuban)
  if (move.words === 'drive') return 'car'
  return { 'give-peso': 'peso', 'give-vp': 'vp' }[move.words] ?? 'compass'
}

const face: Face = {
  Board,
  Mine,
  Others,
  course: (view: SantiagoDeCubaView, say) => say('board-course', { ship: view.ship }),
  note: (view: SantiagoDeCubaView, seat, say) => {
    const held = view.players[seat]?.holdings
    return held ? say('pesos-count', { n: held.pesos }) : say('board-hidden')
  },
  glyph,
}

export default face
