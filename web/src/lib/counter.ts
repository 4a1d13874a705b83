/** Where the moves of a seat go, and what trying them out shows. */
import type { Move, Prospect, Refusal, Said, View } from './types'

/** What a try-out of an unfinished turn shows. */
export interface Trial {
  view: View
  legal: Move[]
  /** Chance, another player or a secret comes next: what follows cannot be tried. */
  boundary: boolean
  refusal: Refusal | null
  /** What is asked then. */
  question?: Said | null
  /** What the last of the moves does. */
  prospect?: Prospect | null
}

/** Where moves go: the server, or test data. */
export interface Counter {
  preview(texts: string[]): Promise<Trial>
  commit(texts: string[], asked: number): Promise<Refusal | null>
}
