/** Picking moves on a board: each click narrows, until one move is left. */
import type { Move } from './types'

export function same(one: readonly Move[], other: readonly Move[]): boolean {
  return one.length === other.length && one.every((move, index) => move.text === other[index]?.text)
}

/** What is picked after ``moves`` were clicked while ``picked`` were. */
export function narrow(picked: readonly Move[], moves: readonly Move[]): Move[] {
  if (picked.length > 1) {
    const both = picked.filter((one) => moves.some((other) => other.text === one.text))
    if (both.length && both.length < picked.length) return both
    if (both.length && both.length < moves.length) return both
  }
  return [...moves]
}

/** The legal moves with this message key and these facts. */
export function having(legal: readonly Move[], words: string, facts: Record<string, string | number> = {}): Move[] {
  return legal.filter((move) => move.words === words && Object.entries(facts).every(([key, fact]) => move.facts[key] === fact))
}

/** Is one of these picked? */
export function among(picked: readonly Move[], moves: readonly Move[]): boolean {
  return moves.length > 0 && picked.some((one) => moves.some((other) => other.text === one.text))
}

/** Facts that number a seat or a place. */
const NUMBERED = new Set(['who', 'whom', 'dock', 'second', 'row', 'column', 'space', 'stop'])

/** A fact that says how many, not who or where. */
function isAmount(name: string, fact: string | number | undefined): fact is number {
  return typeof fact === 'number' && !NUMBERED.has(name)
}

/** The moves that say how many of something; doing without is not one of them. */
export function amounted(moves: readonly Move[]): Move[] {
  return moves.filter((move) => Object.entries(move.facts).some(([name, fact]) => isAmount(name, fact)))
}

/** Numbers among other choices that the bar asks for with a stepper. */
export function stepped(moves: readonly Move[]): boolean {
  const FEW = 3
  return (numbers(amounted(moves))?.length ?? 0) > FEW
}

/** Moves that say the same but for a number, the least first; null if they are not such. */
export function numbers(moves: readonly Move[]): Move[] | null {
  const [first, ...rest] = moves
  if (!first || !rest.length) return null
  const names = Object.keys(first.facts)
  const same = (move: Move): boolean =>
    move.words === first.words && names.every((name) => isAmount(name, first.facts[name]) || move.facts[name] === first.facts[name])
  const key = names.find((name) => isAmount(name, first.facts[name]))
  if (!key || !rest.every(same)) return null
  const sorted = [...moves].sort((one, other) => Number(one.facts[key]) - Number(other.facts[key]))
  const distinct = new Set(sorted.map((move) => move.facts[key]))
  return distinct.size === moves.length ? sorted : null
}
