/** What an analysis found, as the server sends it (src/antilles/analysis/result.py), and how it is read. */

export interface Interval {
  low: number
  high: number
}

export interface Alternative {
  move: string
  gain: number
  interval: Interval
  chance: number
  /** Of the chance. */
  chance_interval: Interval
  points: number
}

export interface Moment {
  line: number
  kind: 'chance' | 'decision' | 'sealed' | 'forced'
  seat: number | null
  move: string
  change: number[]
  residual: number[]
  blind: number[]
  chances: number[]
  points: number[]
  interval: Interval | null
  better: string | null
  gain: number
  options: Alternative[]
  reasons: { part: number }[]
  counted: boolean
  /** Whether something was hidden from the seat, beside what was sealed. */
  hidden: boolean
}

export interface Account {
  luck: number
  skill: number
  others: number
  residual: number
  skill_blind: number
  others_blind: number
  accuracy: number | null
  counted: number
  mistakes: number
}

export interface Expected {
  line: number
  rewards: number[]
  chances: number[]
  points: number[]
  /** In 80 of 100 games the final points lie so near to those expected here, or nearer. */
  spread: number
  /** Which round, or ship, it is; nothing before the first. */
  chapter?: number
}

export interface Analysis {
  game: string
  depth: string
  version: string
  seats: number
  start: number[]
  end: number[]
  ledger: Account[]
  gifts: number[][]
  course: Expected[]
  moments: Moment[]
  turning_points: number[]
  /** What the game is counted in. */
  chapters?: '' | 'round' | 'ship'
}

/** A round, or a ship, of the course: its number and the lines between which it was played. */
export interface Chapter {
  n: number
  from: number
  to: number
}

/** The rounds, or ships, that a game went through, as far as it has been looked at. */
export function chaptersOf(found: Analysis): Chapter[] {
  const all: Chapter[] = []
  for (const { line, chapter = 0 } of found.course) {
    const last = all.at(-1)
    if (last && last.n >= chapter) last.to = line
    else if (chapter) {
      if (last) last.to = line
      all.push({ n: chapter, from: line, to: line })
    }
  }
  return all
}

/** So few decisions that nothing can have turned. */
const FEW_DECISIONS = 4

/** Has the game had so few decisions that there is nothing to tell but luck and skill? */
export function isShort(found: Analysis): boolean {
  return found.moments.filter((moment) => moment.kind === 'decision' || moment.kind === 'sealed').length < FEW_DECISIONS
}

/** How the course of a game is told. */
export const KINDS = ['chance', 'points', 'table'] as const
export type Kind = (typeof KINDS)[number]

/** A share as games out of 100. */
export function hundred(share: number): number {
  return Math.round(share * 100) || 0
}

/** “+9”, “−11”, “0”. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
}

/** One row of the ledger: the parts add up to end minus start. */
export interface Row {
  seat: number
  start: number
  luck: number
  own: number
  others: number
  rest: number
  end: number
}

/** Does chance ever draw in this game? Where it does not, guessing right takes the place of luck. */
export function hasDraws(found: Analysis): boolean {
  return found.moments.some((moment) => moment.kind === 'chance')
}

export function rows(found: Analysis): Row[] {
  const draws = hasDraws(found)
  return found.ledger.map((account, seat) => {
    const guessed = draws ? [0, 0] : [account.skill_blind, account.others_blind]
    return {
      seat,
      start: found.start[seat] ?? 0,
      luck: account.luck + guessed[0]! + guessed[1]!,
      own: account.skill - guessed[0]!,
      others: account.others - guessed[1]!,
      rest: account.residual,
      end: found.end[seat] ?? 0,
    }
  })
}

/** The moments at which the game turned, in its order. */
export function turns(found: Analysis): Moment[] {
  return found.turning_points.flatMap((place) => found.moments[place] ?? [])
}

/** What a turning point changed, in games out of 100: what its own seat lost, or what a draw brought to whom it helped. */
export function sizeOf(moment: Moment): { seat: number; n: number } {
  if (moment.kind === 'chance' || moment.seat === null) {
    const most = Math.max(...moment.chances)
    return { seat: moment.chances.indexOf(most), n: hundred(most) }
  }
  return { seat: moment.seat, n: -hundred(moment.options[0]?.chance ?? 0) }
}

/** Who gave to whom. */
export interface Handing {
  giver: number
  receiver: number
}

const MOST_HANDED = 8

/** The decisions of the giver that moved the receiver most, in the order of the game. */
export function handed(found: Analysis, { giver, receiver }: Handing): Moment[] {
  const size = (moment: Moment): number => Math.abs(moment.change[receiver] ?? 0)
  const felt = found.moments.filter((moment) => moment.seat === giver && hundred(size(moment)) > 0)
  return felt.sort((a, b) => size(b) - size(a)).slice(0, MOST_HANDED).sort((a, b) => a.line - b.line)
}

/** The decisions of these seats for which a better move was shown. */
export function mistakes(found: Analysis, seats: readonly number[]): Moment[] {
  return found.moments.filter((moment) => moment.better !== null && moment.seat !== null && seats.includes(moment.seat))
}

/** The order of the bands from the axis up: one's own first. */
export function bandOrder(seats: number, own: number | undefined): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return own === undefined ? all : [own, ...all.filter((seat) => seat !== own)]
}

/** How an answer of the quiz is judged. */
export type Verdict = 'best' | 'good' | 'worse' | 'played' | 'unmeasured'

export function judge(moment: Moment, move: string): Verdict {
  const [best] = moment.options
  if (move === moment.better) return 'best'
  if (move === moment.move) return 'played'
  const chosen = moment.options.find((one) => one.move === move)
  if (!chosen || !best) return 'unmeasured'
  return chosen.gain >= best.interval.low ? 'good' : 'worse'
}
