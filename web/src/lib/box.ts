/** Data that an owner of the printed game has corrected. Boards, words and moves are loaded after them and follow them. */
import type { Corrected } from './wire'

const unpacked = new Map<string, { data: string; found: Corrected | null }>()

/** Fetch the data that a table is played by, before anything of its game is loaded. */
export async function unpack(game: string, table: string, data: string): Promise<void> {
  const before = unpacked.get(game)
  if (before && before.data !== data) {
    location.reload() // boards are drawn by one set of data: another one begins anew
    await new Promise(() => undefined)
  }
  if (before) return
  if (!data) {
    unpacked.set(game, { data, found: null })
    return
  }
  const answer = await fetch(`/api/tables/${table}/data`)
  unpacked.set(game, { data, found: answer.ok ? ((await answer.json()) as Corrected) : null })
}

/** What was corrected of the game whose table is open; nothing where it is played by the package's data. */
export function corrected(game: string): Corrected | null {
  return unpacked.get(game)?.found ?? null
}
