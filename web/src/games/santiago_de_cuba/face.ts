import { inOrder } from '$lib/unfold'
import type { Face } from '../face'
import Board from './Board.svelte'
import Mine from './Mine.svelte'
import Others from './Others.svelte'
import { briefOf, glyphOf, looseOf } from './places'
import type { SantiagoDeCubaView } from './view'

const face: Face = {
  unfold: inOrder([
    [/^event-drives$/, ['car']],
    [/^event-(active-again|inactive)$/, ['street']],
    [/^event-(claims|goes|use-newspaper)/, ['town']],
    [/^event-(rolls|sets-aside|demand|no-demand|delivers|ship-enters)/, ['demand', 'rolled', 'set_aside']],
    [/^event-(value-|ship-leaves|last-ship|ship-enters)/, ['value', 'ship', 'sailed']],
  ]),
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
  brief: briefOf,
  glyph: glyphOf,
}

export default face
