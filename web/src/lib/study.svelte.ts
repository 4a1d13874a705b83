/** The analysis of one finished game: asked for, waited for, looked at. */
import { api, Problem } from './api'
import { unpack } from './box'
import { isShort, mistakes, turns, type Analysis, type Handing, type Moment } from './ledger'
import { moveOf, moveTable, type MoveTable } from './moves'
import { namesOf, renamed } from './names'
import { patiently } from './patience'
import { person } from './person.svelte'
import type { Move, View } from './types'
import type { AnalysisOut, Opened, Sight } from './wire'
import { words } from './words.svelte'

const PAUSE = 1000
/** Seconds that are told as minutes. */
const LONG = 100

export type Depth = 'quick' | 'deep'

export class Study {
  sight = $state.raw<Sight | null>(null)
  found = $state.raw<Analysis | null>(null)
  /** What was found is of the first moves only: the others are being measured. */
  partial = $state(false)
  /** Why another move was better, by line. */
  reasons = $state.raw<Record<string, string[]>>({})
  /** How far it is. */
  state = $state.raw<AnalysisOut | null>(null)
  depth = $state<Depth>('quick')
  /** About how many seconds measuring more precisely would take; 0 before that is known. */
  finer = $state(0)
  /** How many lines of the record have been played at the position that is shown. */
  at = $state(0)
  position = $state.raw<Opened | null>(null)
  /** Whose gifts to whom are listed, in place of all turning points. */
  handing = $state.raw<Handing | null>(null)
  trouble = $state('')
  /** Why it could not be measured; the replay is there all the same. */
  refused = $state('')
  /** Nobody answers at the moment: what is said meanwhile. */
  away = $state('')
  private table: MoveTable = new Map()
  private asked = 0
  /** Counts the measurements that were asked for: of an earlier one nothing is waited for. */
  private measured = 0
  private closed = false

  constructor(readonly id: string) {}

  async begin(at: number | null): Promise<void> {
    try {
      this.sight = await this.patiently(() => api.look(this.id, null))
      if (this.closed) return
      await unpack(this.sight.game, this.sight.data, () => this.patiently(() => api.tableData(this.id)))
      this.table = await moveTable(this.sight.game)
      await words.learn(this.sight.game)
      await this.show(at ?? 0)
      await this.wait(await this.patiently(() => api.analysis(this.id, 'deep')), 'deep')
      if (!this.complete) await this.measure('quick', this.mine.length > 0)
      if (at === null && this.asked === 1) await this.to(this.turns[0]) // unless somebody has looked round meanwhile
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.trouble = problem.message
    }
  }

  close(): void {
    this.closed = true
  }

  /** Take what is there, or ask for it and wait; whoever has not played may be told its price first. */
  async measure(depth: Depth, ask = true): Promise<void> {
    this.depth = depth
    this.refused = ''
    try {
      const known = await this.patiently(() => api.analysis(this.id, depth))
      if (known.status === 'none' && !ask) this.state = known
      else await this.wait(known.status === 'none' || known.status === 'failed' ? await this.order(depth) : known, depth)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.refused = problem.message
      this.state = null
    }
  }

  /** Whoever only came to watch becomes a guest: analyses go round by person. */
  private async order(depth: Depth): Promise<AnalysisOut> {
    await person.named(person.known?.name ?? words.say('default-name'))
    return api.analyse(this.id, depth)
  }

  /** Has the whole game been measured? */
  get complete(): boolean {
    return this.found !== null && !this.partial
  }

  /** Only bots played: nobody could learn anything from a turning point. */
  get botsOnly(): boolean {
    return this.sight?.chairs.every((chair) => chair.level !== '') ?? false
  }

  /** Has it turning points at all, or luck and skill only? */
  get turning(): boolean {
    return this.found !== null && !this.botsOnly && (this.partial || !isShort(this.found))
  }

  /** About how many seconds are left of the measurement that runs. */
  get left(): number {
    const { seconds = 1, done = 0, steps = 0 } = this.state ?? {}
    return Math.max(1, Math.round(seconds * (1 - done / Math.max(1, steps))))
  }

  /** How long so many seconds are. */
  price(seconds: number): string {
    return seconds < LONG ? words.say('study-price', { n: seconds }) : words.say('study-price-minutes', { n: Math.round(seconds / 60) })
  }

  async stop(): Promise<void> {
    this.measured += 1
    this.state = null
    await api.stopAnalysis(this.id, this.depth)
  }

  private async wait(answer: AnalysisOut, depth: Depth): Promise<void> {
    const mine = ++this.measured
    while (!this.closed && (answer.status === 'waiting' || answer.status === 'running')) {
      this.state = answer
      this.depth = depth
      if (answer.found && !this.complete) this.take(answer, true)
      await new Promise((done) => setTimeout(done, PAUSE))
      if (mine !== this.measured) return
      answer = await this.patiently(() => api.analysis(this.id, depth))
    }
    if (mine !== this.measured || this.closed) return
    if (answer.status === 'done') {
      this.take(answer, false)
      this.depth = depth
      this.state = null
      if (depth === 'quick') this.finer = (await this.patiently(() => api.analysis(this.id, 'deep'))).seconds ?? 0
    } else if (answer.status === 'failed') this.state = answer
  }

  private take(answer: AnalysisOut, partial: boolean): void {
    this.found = answer.found as Analysis
    this.partial = partial
    const chairs = this.sight?.chairs ?? []
    this.reasons = Object.fromEntries(Object.entries(answer.reasons ?? {}).map(([line, told]) => [line, told.map((text) => renamed(text, chairs))]))
  }

  private patiently<T>(ask: () => Promise<T>): Promise<T> {
    return patiently(ask, { waiting: (problem) => void (this.away = problem?.message ?? ''), over: () => this.closed })
  }

  /** Show the position after so many lines. */
  async show(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(at, this.sight?.position ?? 0))
    const mine = ++this.asked
    const position = await this.patiently(() => api.opened(this.id, this.at))
    if (mine === this.asked) this.position = position
  }

  /** Show the position at which a moment's decision was made, or to which its draw led. */
  async to(moment: Moment | undefined): Promise<void> {
    if (moment) await this.show(moment.kind === 'chance' ? moment.line : moment.line - 1)
  }

  /** List what one seat's decisions did to another; once more, and all turning points are there again. */
  hand(giver: number, receiver: number): void {
    this.handing = this.handing?.giver === giver && this.handing.receiver === receiver ? null : { giver, receiver }
  }

  get names(): string[] {
    return this.sight ? namesOf(this.sight.chairs) : []
  }

  /** The seats of whoever looks. */
  get mine(): number[] {
    return this.sight?.chairs.flatMap((chair, seat) => (chair.yours ? [seat] : [])) ?? []
  }

  /** A seat by its name; whoever looks is “you”. */
  called(seat: number): string {
    return this.mine.includes(seat) ? words.say('study-you') : (this.names[seat] ?? '')
  }

  get turns(): Moment[] {
    return this.found && this.turning ? turns(this.found) : []
  }

  get mistakes(): Moment[] {
    return this.found && this.complete ? mistakes(this.found, this.mine) : []
  }

  /** What happens next at the position that is shown: a decision, or the draw that led here. */
  get moment(): Moment | undefined {
    const moments = this.found?.moments ?? []
    const next = moments.find((one) => one.line === this.at + 1 && one.kind !== 'chance')
    return next ?? moments.find((one) => one.line === this.at && one.kind === 'chance')
  }

  /** The position through the eyes of whoever decides there. */
  view(seat: number | null): View | null {
    if (!this.position) return null
    return (seat === null ? this.position.view : this.position.views[seat]) as View
  }

  move(text: string): Move {
    return moveOf(this.table, text)
  }

  /** A move in words. */
  said(text: string): string {
    return this.sight ? words.move(this.sight.game, this.move(text), this.names) : text
  }
}
