/** Meeting again: the tables to which this browser has asked the others. */
import { api } from './api'

export const asked = new Set<string>()

/** Ask everybody to play again; the new table. */
export async function playAgain(table: string): Promise<string> {
  const { table: next } = await api.rematch(table)
  asked.add(next)
  return next
}
