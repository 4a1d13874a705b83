/** Where the page asks: a server somewhere, or the house on this device. Both answer the same questions alike. */

/** Nobody could be asked. */
export class Unreachable extends Error {}

export interface Answered {
  status: number
  /** JSON, already read, or text. */
  body: unknown
}

/** News of a table as they come. */
export interface Hearing {
  opened: () => void
  heard: (text: string) => void
  /** By a code of the server's; 1006 if the stream just broke. */
  closed: (code: number) => void
}

export interface Stream {
  readonly live: boolean
  close(): void
}

export interface Home {
  ask(method: string, path: string, body: string | null, language: string): Promise<Answered>
  /** `after`: the last number of the news that are known; null for the whole table. */
  listen(table: string, seat: number | null, after: number | null, hearing: Hearing): Stream
}

/** Tables on this device have names that no server gives. */
export function isOwn(table: string): boolean {
  return table.startsWith('~')
}

export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}
