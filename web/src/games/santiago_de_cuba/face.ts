import type { Face } from '../face'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import { glyphOf, looseOf } from './places'
import type { SantiagoDeCubaView } from './view'

const face: Face = {
  Board,
  Mine,
  Others,
  aspect: { 'D-low': 936 / 640, D: 936 / 640, W: 936 / 640, XL: 936 / 640 },
  course: (view: SantiagoDeCubaView, say) => say('board-course', { ship: view.ship }),
  note: (view: SantiagoDeCubaView, seat, say) => {
    const held = view.players[seat]?.holdings
    return held ? say('pesos-count', { n: held.pesos }) : say('board-hidden')
  },
  loose: (view: SantiagoDeCubaView, legal) => looseOf(view.phase, legal),
  glyph: glyphOf,
}

export default face
