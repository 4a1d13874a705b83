/** What the page and its workers say to each other. */

/** To the worker that plays. */
export type Heard =
  /** `corrections`: what the owner of a static site has corrected; null where a server's house was taken along. */
  | { kind: 'begin'; base: string; corrections: string | null }
  | { kind: 'ask'; id: number; method: string; path: string; body: string; language: string }
  | { kind: 'listen'; id: number; table: string; seat: number | null; after: number | null }
  | { kind: 'leave'; id: number }
  | { kind: 'studying'; id: number; done: number; steps: number; part: string }
  | { kind: 'studied'; id: number; text: string }

/** From the worker that plays. */
export type Told =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'full'; yes: boolean }
  | { kind: 'private' }
  | { kind: 'answer'; id: number; status: number; media: string; body: string }
  | { kind: 'opened'; id: number }
  | { kind: 'news'; id: number; text: string }
  | { kind: 'closed'; id: number }
  | { kind: 'failed'; id: number; why: string }
  | { kind: 'study'; id: number; game: string; record: string; depth: string }
  /** Nobody waits for that analysis any more. */
  | { kind: 'enough'; id: number }

/** To the worker that analyses, and back. */
export type Study = { base: string; game: string; record: string; depth: string }
export type Studied = { kind: 'studying'; done: number; steps: number; part: string } | { kind: 'studied'; text: string }
