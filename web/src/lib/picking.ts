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
