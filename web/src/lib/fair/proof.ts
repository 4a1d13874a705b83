/** The form of a proof; docs/fairness.md describes it. */

export type Odds = [string, number][]
/** Seat and text; chance is seat -1 and has its odds. */
export type ProofLine = [number, string] | [number, string, Odds]
export type ProofEvent =
  | ['chain', number, string]
  | ['away', number, boolean]
  | ['given', ProofLine[]]
  | ['start', ProofLine[]]
  | ['move', number, string, string, ProofLine[]]
  | ['draw', number, string, ProofLine[]]
  | ['cut', number]

export interface Proof {
  fair: number
  table: string
  game: string
  edition: number
  seats: number
  options: Record<string, string>
  level: string
  status: string
  seal: string
  key: string
  row: { number: number; at: number; previous: string; digest: string } | null
  started: number
  events: ProofEvent[]
  noted?: Notes
}

/** What a page noted while the game went on: the seal it was shown, and of each chain of its own how many links were taken. */
export interface Notes {
  seal: string
  row?: string
  links: Record<string, number>
}

/** A row of the house's list. */
export interface Row {
  number: number
  at: number
  name: string
  seal: string
  previous: string
  digest: string
  status: string
  key: string
}

/** How often each outcome of a kind of draw can weigh at most, and whether the weights are always these. */
export interface Kinds {
  [kind: string]: { fixed: boolean; weights: Record<string, number> }
}

/** A code, the same as the command line's; the draw counts from 1, 0 for none. */
export interface Fault {
  code: string
  draw: number
}

/** One draw, for people to look at. */
export interface Made {
  number: number
  /** Who moved before it; -1 at the start. */
  seat: number
  text: string
  /** The first digits of what it was drawn from. */
  print: string
  same: boolean
}

export interface Report {
  faults: Fault[]
  /** The draws wait for the key. */
  open: boolean
  draws: Made[]
  links: number
  own: number[]
  replaced: number
  unwitnessed: number
}

/** A mean and how far it may be off: one standard error. */
export interface Mean {
  n: number
  mean: number
  error: number
}

/** All draws of the house's public games against their odds, and mean luck. */
export interface HouseDraws {
  kinds: {
    game: string
    kind: string
    draws: number
    chi: number
    freedom: number
    /** How often fair draws would be at least this far from their odds; null as long as there are too few. */
    chance: number | null
    outcomes: { text: string; seen: number; expected: number }[]
  }[]
  luck: { games: number; seats: Mean[]; people: Mean; bots: Mean }
}
