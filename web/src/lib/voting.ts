/** Keeping order at a table: the others send somebody away, and the owner of the house is told of a line of the chat. */
import { api } from './api'

export interface Order {
  vote: (whom: number) => void
  report: (version: number, why: string) => Promise<unknown>
}

export function orderAt(table: string, seat: () => number | null, attempt: (deed: () => Promise<unknown>) => Promise<void>): Order {
  return {
    vote: (whom) => {
      const mine = seat()
      if (mine !== null) void attempt(() => api.propose(table, mine, 'remove', whom))
    },
    report: (version, why) => api.report(table, { version, why }),
  }
}
