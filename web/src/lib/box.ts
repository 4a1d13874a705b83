/** Data that an owner of the printed game has corrected. Boards, words, rules and moves follow those of the table that is open. */
import type { Corrected } from './wire'

type Follow = (found: Corrected | null) => void

const open = new Map<string, Corrected>()
const seen = new Map<string, Corrected>()
const followers = new Map<string, Follow[]>()

/** Take the data of a table, or of the house, for everything of a game that is shown from now on; `data` is their digest. */
export async function unpack(game: string, data: string, ask: () => Promise<Corrected>): Promise<void> {
  if (dataOf(game) === data) return
  const found = data ? (seen.get(data) ?? (await ask())) : null
  if (found) {
    seen.set(data, found)
    open.set(game, found)
  } else open.delete(game)
  for (const follow of followers.get(game) ?? []) follow(found)
}

/** What was corrected of the game that is shown; nothing where the package's data hold. */
export function corrected(game: string): Corrected | null {
  return open.get(game) ?? null
}

/** The digest of those data; empty for the package's. */
export function dataOf(game: string): string {
  return open.get(game)?.data ?? ''
}

/** Whatever is drawn from a game's data is made again when others hold. */
export function follow(game: string, make: Follow): void {
  followers.set(game, [...(followers.get(game) ?? []), make])
  make(corrected(game))
}
