/** What the page knows of a table; the server's answers are turned into these in api.ts. */

export type Facts = Record<string, string | number>

/** A legal move: its text, its verb, the key of its words and what they need, as the game's move table has them. */
export interface Move {
  text: string
  /** What one does: the first word of its text. */
  verb: string
  words: string
  facts: Facts
  /** How it is said with what is on the table, where that differs from the words of the move. */
  said?: Said
  /** Not now: it is what the picked move opens. */
  later?: boolean
}

/** A message key with its facts: an event, a reason. ``parts`` are joined by “or” into the fact of that name. */
export interface Said {
  key: string
  facts: Facts
  parts?: Said[]
}

/** What a move would do, as the engine says it. */
export interface Prospect {
  deed: Said
  costs: Record<string, number>
  gains: Record<string, number>
  /** The amounts that the deed's own words tell. */
  said: string[]
  then: Said | null
  follows: Move[]
  undoable: boolean
}

/** Why a move is not allowed. */
export interface Refusal extends Said {
  statement: string
  /** The sentence, where the server has already said it. */
  sentence?: string
}

/** What every game's view begins with. */
export interface View {
  game: string
  edition: number
  seats: number
  options: Record<string, string>
  seat: number | null
  actors: number[]
  phase: string
  scores: number[]
  places: number[]
}

export interface Statement {
  id: string
  section: string
  text: string
  provenance: string
}

/** What a board gets; seats, picking and words it asks for (``lib/table.ts``). */
export interface BoardProps<V extends View = View> {
  view: V
  legal: Move[]
  /** The events of the last moves, newest last. */
  last: Said[]
  /** What the board shows of a step that is played back, as the game's face made it. */
  scene?: unknown
  /** Where the board shows one part at a time: which. */
  part?: string
  /** What is mine as one line of chips. */
  strip?: boolean
}
