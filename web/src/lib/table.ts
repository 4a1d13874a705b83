/** What everything on a table's screen may ask for, however deep it stands: who sits there, what is picked, the words of
 * the game, what is open. ``TableScreen`` provides it. */
import { createContext } from 'svelte'
import type { Face } from '../games/face'
import type { Desk } from './desk.svelte'
import type { Sitting } from './sitting.svelte'
import type { Move, Said } from './types'
import { words, type Say } from './words.svelte'

export class Table {
  constructor(
    readonly sitting: Sitting,
    readonly desk: Desk,
    /** The game and its face, as they are now. */
    private readonly what: () => { game: string; face: Face },
    /** Somebody tried what cannot be done. */
    readonly why: (text: string) => void,
  ) {}

  get game(): string {
    return this.what().game
  }

  get face(): Face {
    return this.what().face
  }

  /** The names at the seats. */
  get names(): readonly string[] {
    return this.sitting.names
  }

  /** The moves that are picked out: one is selected, several are a choice still to be made. */
  get picked(): readonly Move[] {
    return this.sitting.picked
  }

  /** The table's address, whose lines of the chat are mine, and telling the owner of the house of others'. */
  room = ''
  mine: number | null = null
  report: ((version: number, why: string) => Promise<unknown>) | null = null

  /** Things on the board tell for which moves they stand: a coach points at them. */
  traced = false

  readonly pick = (moves: readonly Move[]): void => void this.sitting.pick([...moves])

  /** A message of the game. */
  readonly say: Say = (key, facts) => words.say(key, facts, this.game)

  /** A move as its button says it. */
  readonly move = (move: Move): string => words.move(this.game, move, this.names)
  /** The move on a button beside the question, which has named what it is about. */
  readonly brief = (move: Move): string => this.face.brief?.(move, this.say) || this.move(move)

  /** An event, a question, a refusal. */
  readonly told = (said: Said): string => words.told(this.game, said, this.names)
}

export const [getTable, setTable] = createContext<Table>()
