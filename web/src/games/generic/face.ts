import type { Face } from '../face'
import Board from './Board.svelte'

const face: Face = { Board, course: () => '' }

export default face
