/** Standing orders of one's seat: what is left, what is being written, what could be chosen, and how it would go. */
import { getContext, setContext, untrack } from 'svelte'
import { api, Problem } from './api'
import { isOwn } from './homes/home'
import type { Live } from './live.svelte'
import type { DoneOut, EventChoice, MoveChoice, Order, OrdersTrial, OrderStep } from './wire'

export const MOST_ORDERS = 10
export const MOST_STEPS = 8
/** Milliseconds after the last change until it is tried how orders would go. */
const PAUSE = 500
const KEY = Symbol('orders')

/** A line of the sheet: what each chooser says, as text; empty for nothing. */
export interface Draft {
  /** Names it while it is moved up and down. */
  id: number
  event: string
  check: string
  then: string[]
  limit: string
}

let drafts = 0

export function blank(): Draft {
  return { id: ++drafts, event: '', check: '', then: [''], limit: '' }
}

/** A chooser's value for a thing, and back: the same thing has the same text. */
export function packed(kind: string, key: string, facts: Record<string, number | string> = {}): string {
  return JSON.stringify([kind, key, Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1))])
}

export function unpacked(text: string): { kind: string; key: string; facts: Record<string, number | string> } {
  const [kind, key, facts] = JSON.parse(text) as [string, string, [string, number | string][]]
  return { kind, key, facts: Object.fromEntries(facts) }
}

export function stepValue({ move, key, facts }: OrderStep | MoveChoice): string {
  return move ? packed('move', move) : packed('words', key ?? '', facts)
}

function stepOf(value: string): OrderStep {
  const { kind, key, facts } = unpacked(value)
  return kind === 'move' ? { move: key } : { key, facts }
}

/** What a line means; null as long as nothing is to be done. */
export function orderOf(draft: Draft): Order | null {
  const [first, ...rest] = draft.then
  if (!first) return null
  const when = [draft.event, draft.check].filter(Boolean).map((value) => {
    const { kind, key, facts } = unpacked(value)
    return { kind: kind as 'event' | 'check', key, facts }
  })
  const limit = draft.limit ? unpacked(draft.limit) : null
  const most = limit ? { [limit.key]: Number(limit.facts['n']) } : {}
  if (unpacked(first).kind === 'habit') return { when, habit: unpacked(first).key, most }
  return { when, moves: [first, ...rest].filter(Boolean).map(stepOf), most }
}

function draftOf({ when = [], habit, moves = [], most = {} }: Order): Draft {
  const value = (kind: string): string => {
    const found = when.find((one) => one.kind === kind)
    return found ? packed(kind, found.key, found.facts) : ''
  }
  const [limit] = Object.entries(most)
  const then = habit ? [packed('habit', habit)] : moves.map(stepValue)
  return { ...blank(), event: value('event'), check: value('check'), then, limit: limit ? packed('limit', limit[0], { n: limit[1] }) : '' }
}

export class Orders {
  live = $state.raw<Live | null>(null)
  /** Orders can be left at this table; they can be left now. */
  offered = $state(false)
  free = $state(false)
  /** How many are left, and whether one is about to be played. */
  count = $state(0)
  about = $state(false)
  done = $state.raw<DoneOut[]>([])
  shown = $state(false)
  drafts = $state<Draft[]>([])
  trial = $state.raw<OrdersTrial | null>(null)
  trying = $state(false)
  trouble = $state('')
  said = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private round = 0

  get table(): string {
    return this.live?.table ?? ''
  }

  get seat(): number {
    return this.live?.seat ?? -1
  }

  /** Whether one of my orders made the move of a version. */
  made(version: number): boolean {
    return this.done.some((one) => one.version === version && one.how === 'played')
  }

  /** What became of the last orders, if that is what brought the table to where it is. */
  get last(): DoneOut | null {
    const end = this.done.at(-1) ?? null
    const asked = this.live?.sight?.asked ?? null
    return end && (end.how === 'played' || end.version === asked) ? end : null
  }

  async load(live: Live | null): Promise<void> {
    this.live = live
    const sight = live?.sight
    const company = sight?.chairs.filter((chair) => chair.name && !chair.level && !chair.yours).length
    if (!live || live.seat === null || !sight?.view || sight.minutes || sight.deal || !company || isOwn(live.table)) {
      this.offered = this.free = false
      this.count = 0
      return
    }
    try {
      this.take(await api.orders(live.table, live.seat))
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem // the next news of the table are the next chance
    }
  }

  private take({ offered, open, orders, about, done }: Awaited<ReturnType<typeof api.orders>>): void {
    this.offered = offered
    this.free = open
    this.count = orders.length
    this.about = about
    this.done = done
    if (!this.shown) this.drafts = orders.map(draftOf)
  }

  show(): void {
    this.said = this.trouble = ''
    this.trial = null
    if (!this.drafts.length) this.drafts = [blank()]
    this.shown = true
    void this.tryOut()
  }

  close(): void {
    this.shown = false
    clearTimeout(this.timer)
    void this.load(this.live)
  }

  /** Something was changed: it is tried again soon. */
  changed(): void {
    this.said = ''
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.tryOut(), PAUSE)
  }

  get ready(): Order[] {
    return this.drafts.map(orderOf).filter((order) => order !== null)
  }

  /** In how many of 100 continuations this line is played; null for one that is not written yet. */
  fits(draft: Draft): number | null {
    if (!this.trial || !orderOf(draft)) return null
    const place = this.drafts.filter((one) => orderOf(one)).indexOf(draft)
    const fits = this.trial.fits[place]
    return fits === undefined ? null : Math.round((100 * fits) / this.trial.count)
  }

  /** What could follow this line's moves in the same turn. */
  follows(draft: Draft): MoveChoice[] {
    const place = this.drafts.filter((one) => orderOf(one)).indexOf(draft)
    return this.trial?.follows[place] ?? []
  }

  get total(): number | null {
    if (!this.trial || !this.ready.length) return null
    return Math.round((100 * this.trial.fits.reduce((sum, n) => sum + n, 0)) / this.trial.count)
  }

  /** Events by whom they are about: anybody, each other seat, nobody. */
  eventsOf(who: number | 'anybody' | null): EventChoice[] {
    const all = this.trial?.events ?? []
    if (who === null) return all.filter(({ facts }) => !('who' in facts))
    if (who !== 'anybody') return all.filter(({ facts }) => facts['who'] === who)
    const found = new Map<string, EventChoice>()
    for (const { key, facts, n } of all) {
      if (!('who' in facts)) continue
      const { who: _, ...rest } = facts
      found.set(packed('event', key, rest), { key, facts: rest, n })
    }
    return [...found.values()]
  }

  private async tryOut(): Promise<void> {
    const mine = ++this.round
    const { table, seat } = this
    this.trying = true
    try {
      const trial = await api.tryOrders(table, { seat, orders: this.ready })
      if (mine !== this.round) return
      const before = this.trial // what was offered stays where it is: only the counts are new
      this.trial = before ? { ...before, fits: trial.fits, follows: trial.follows, count: trial.count } : trial
      this.trouble = ''
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (mine === this.round) this.trouble = problem.message
    } finally {
      if (mine === this.round) this.trying = false
    }
  }

  /** Leave what is written, in the place of whatever was left before; nothing takes it back. */
  async leave(orders: Order[]): Promise<boolean> {
    const { live, table, seat } = this
    if (!live?.sight) return false
    try {
      const sight = await api.look(table, seat)
      const left = await api.leaveOrders(table, { seat, orders, link: live.keeper.ahead(sight, seat) })
      this.take(left)
      this.trouble = ''
      if (!orders.length) this.drafts = [blank()]
      return true
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.trouble = problem.message
      return false
    }
  }
}

/** For the page of a table: its orders, asked about whenever the table has gone on. */
export function keepOrders(live: () => Live | null): Orders {
  const orders = new Orders()
  $effect(() => {
    const one = live()
    void [one?.sight?.version, one?.sight?.status]
    untrack(() => void orders.load(one))
  })
  return setContext(KEY, orders)
}

/** The orders of the table that is on the screen; none in lessons and replays. */
export function getOrders(): Orders | null {
  return getContext<Orders | undefined>(KEY) ?? null
}
