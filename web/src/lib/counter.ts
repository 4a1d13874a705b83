/** What a seat is shown and told, where its moves go, and what trying them out shows. */
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

export interface Position {
  /** The version of the table. */
  version: number
  /** Where this seat's decision opened. */
  asked: number
  view: View
  legal: Move[]
  names: string[]
  /** What this seat is asked. */
  question?: Said | null
}

export interface Line {
  version: number
  said: Said
}

export interface ChatLine {
  version: number
  name: string
  text: string
  seat: number | null
  /** What stands for whoever says it. */
  by?: string
}
