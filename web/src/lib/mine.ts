/** My tables as lists show them: whose turn it is and until when, or how the game ended for me. */
import { namesOf } from './names'
import type { MyTable, TableOut } from './wire'
import { words } from './words.svelte'

export type Mine = TableOut & {
  turn?: boolean
  waiting?: string
  until?: number | null
  question?: string
  /** My place and points, when the game is over. */
  ended?: { place: number; points: number } | undefined
}

export function mineOf({ table, asked, mine: seats, until = null, question = '', places = [], points = [] }: MyTable): Mine {
  const [seat = -1] = seats
  const place = places[seat]
  if (place !== undefined) return { ...table, ended: { place, points: points[seat] ?? 0 } }
  if (!asked.length) return table
  const names = namesOf(table.names.map((name, seat) => ({ name, level: table.levels[seat] ?? '' })))
  const waiting = words.say('waiting', { n: asked.length, who: words.join(asked.map((seat) => names[seat] ?? '')) })
  return { ...table, turn: asked.some((seat) => seats.includes(seat)), waiting, until, question }
}
