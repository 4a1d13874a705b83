/** The server, and nothing else: what the page asks it, and what it answers. */
import { words } from './words.svelte'
import type { Facts, View } from './types'

export interface Person {
  id: string
  name: string
  login: string | null
}

export interface GameInfo {
  name: string
  title: string
  edition: number
  least_seats: number
  most_seats: number
  options: { name: string; values: string[]; statement: string; only: Record<string, number[]> }[]
}

export interface TableInfo {
  table: string
  game: string
  options: Record<string, string>
  status: string
  visibility: string
  days: number
  names: string[]
  levels: string[]
  created: number
}

export interface Chair {
  name: string
  level: string
  free: boolean
  away: boolean
  yours: boolean
}

export interface Wish {
  asked: number
  seat: number
  wish: 'undo' | 'pause' | 'resume'
  agreed: number[]
}

/** One viewer's whole knowledge of a table. */
export interface Sight {
  table: string
  version: number
  game: string
  options: Record<string, string>
  status: string
  hints: boolean
  owner: boolean
  seat: number | null
  asked: number | null
  moves: string[]
  position: number
  chairs: Chair[]
  deadline: number | null
  proposal: Wish | null
  rematch: string
  view: View | null
}

/** News of a table. */
export interface Frame {
  version: number
  kind: string
  at: number
  events: { key: string; facts: Facts }[]
  name?: string
  text?: string
  sight?: Sight
}

export interface NewSeat {
  kind: 'me' | 'bot' | 'open'
  level?: string
  name?: string
}

export interface Preview {
  view: View
  done: number
  boundary: boolean
  moves: string[]
}

export interface Hint {
  move: string
  text: string
  level: string
  reasons: { id: string; text: string }[]
}

/** An answer that is none: RFC 9457 problem details. Status 0: nobody answered. */
export class Problem extends Error {
  status: number
  kind: string
  statement: string
  sight: Sight | null

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body['detail'] ?? body['title'] ?? words.say('problem-unknown')))
    this.status = status
    this.kind = String(body['type'] ?? '')
      .split(':')
      .at(-1)!
    this.statement = String(body['statement'] ?? '')
    this.sight = (body['sight'] as Sight | undefined) ?? null
  }

  /** Asking again may help: the network, a restart, a full disk. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: { 'accept-language': words.language, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Problem(0, { title: words.say('problem-offline') })
  }
  const text = await response.text()
  const json = (response.headers.get('content-type') ?? '').includes('json')
  const answer: unknown = json && text ? JSON.parse(text) : text
  if (!response.ok) throw new Problem(response.status, typeof answer === 'object' && answer ? (answer as Record<string, unknown>) : {})
  return answer as T
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}

export const api = {
  me: () => ask<Person>('GET', '/me'),
  comeIn: (name: string) => ask<Person>('POST', '/guests', { name }),
  rename: (name: string) => ask<Person>('PATCH', '/me', { name }),
  games: () => ask<{ games: GameInfo[]; levels: string[] }>('GET', '/games'),
  myTables: () => ask<{ items: TableInfo[] }>('GET', '/me/tables'),
  lobby: (status: string) => ask<{ items: TableInfo[] }>('GET', `/tables${query({ status })}`),
  make: (table: {
    game: string
    seats: NewSeat[]
    options: Record<string, string>
    visibility: string
    days?: number
    hints?: boolean
  }) => ask<{ table: string; invites: { seat: number; token: string }[] }>('POST', '/tables', table),
  look: (table: string, seat: number | null) => ask<Sight>('GET', `/tables/${table}${query({ seat })}`),
  invite: (table: string, seat: number) => ask<{ seat: number; token: string }>('POST', `/tables/${table}/invites`, { seat }),
  accept: (token: string) => ask<{ table: string; seat: number }>('POST', '/invites', { token }),
  sit: (table: string, seat: number, level: string | null) => ask<unknown>('PUT', `/tables/${table}/seats/${seat}`, { level }),
  leave: (table: string, seat: number) => ask<unknown>('POST', `/tables/${table}/leave`, { seat }),
  comeBack: (table: string, seat: number) => ask<unknown>('POST', `/tables/${table}/return`, { seat }),
  rematch: (table: string) => ask<{ table: string }>('POST', `/tables/${table}/rematch`),
  move: (table: string, body: { seat: number; asked: number; moves: string[]; request: string }) =>
    ask<{ version: number }>('POST', `/tables/${table}/moves`, body),
  preview: (table: string, body: { seat: number; asked: number; moves: string[] }) =>
    ask<Preview>('POST', `/tables/${table}/preview`, body),
  hint: (table: string, seat: number) => ask<Hint>('GET', `/tables/${table}/hint${query({ seat })}`),
  say: (table: string, text: string) => ask<unknown>('POST', `/tables/${table}/chat`, { text, request: crypto.randomUUID() }),
  propose: (table: string, seat: number, wish: Wish['wish']) => ask<unknown>('POST', `/tables/${table}/proposals`, { seat, wish }),
  answer: (table: string, seat: number, asked: number, agree: boolean) =>
    ask<unknown>('POST', `/tables/${table}/proposals/answers`, { seat, asked, agree }),
  events: (table: string, seat: number | null, after: number) => ask<Frame[]>('GET', `/tables/${table}/events${query({ seat, after })}`),
  record: (table: string, seat: number | null) => ask<string>('GET', `/tables/${table}/record${query({ seat })}`),
  position: (table: string, position: number, seat: number | null) =>
    ask<Sight>('GET', `/tables/${table}/positions/${position}${query({ seat })}`),
  bring: (record: string) => ask<{ table: string }>('POST', '/records', { record }),
  /** The address of the stream of news. */
  stream: (table: string, seat: number | null, after: number | null) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return `${scheme}://${location.host}/api/tables/${table}/stream${query({ seat, after })}`
  },
}
