/** The analysis of one finished game: asked for, waited for, looked at. */
import { api, Problem } from './api'
import { mistakes, turns, type Analysis, type Handing, type Moment } from './ledger'
import { moveOf, moveTable, type MoveTable } from './moves'
import { namesOf, renamed } from './names'
import { patiently } from './patience'
import type { Move, View } from './types'
import type { AnalysisOut, Opened, Sight } from './wire'
import { words } from './words.svelte'

const PAUSE = 1000

export type Depth = 'quick' | 'deep'

export class Study {
  sight = $state.raw<Sight | null>(null)
  found = $state.raw<Analysis | null>(null)
  /** Why another move was better, by line. */
  reasons = $state.raw<Record<string, string[]>>({})
  /** How far it is. */
  state = $state.raw<AnalysisOut | null>(null)
  depth = $state<Depth>('quick')
  /** How many lines of the record have been played at the position that is shown. */
  at = $state(0)
  position = $state.raw<Opened | null>(null)
  /** Whose gifts to whom are listed, in place of all turning points. */
  handing = $state.raw<Handing | null>(null)
  trouble = $state('')
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
      this.table = await moveTable(this.sight.game)
      await words.learn(this.sight.game)
      await this.show(at ?? 0)
      await this.wait(await this.patiently(() => api.analysis(this.id, 'deep')), 'deep')
      if (!this.found) await this.measure('quick')
      if (at === null && this.asked === 1) await this.to(this.turns[0]) // unless somebody has looked round meanwhile
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.trouble = problem.message
    }
  }

  close(): void {
    this.closed = true
  }

  /** Ask for it, and wait until it is there. */
  async measure(depth: Depth): Promise<void> {
    this.depth = depth
    try {
      const known = await this.patiently(() => api.analysis(this.id, depth))
      await this.wait(known.status === 'done' ? known : await api.analyse(this.id, depth), depth)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.trouble = this.found ? '' : problem.message
      this.state = null
    }
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
      await new Promise((done) => setTimeout(done, PAUSE))
      if (mine !== this.measured) return
      answer = await this.patiently(() => api.analysis(this.id, depth))
    }
    if (mine !== this.measured || this.closed) return
    if (answer.status === 'done') {
      this.found = answer.found as Analysis
      const chairs = this.sight?.chairs ?? []
      this.reasons = Object.fromEntries(Object.entries(answer.reasons ?? {}).map(([line, told]) => [line, told.map((text) => renamed(text, chairs))]))
      this.depth = depth
      this.state = null
    } else if (answer.status === 'failed') this.state = answer
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

  get turns(): Moment[] {
    return this.found ? turns(this.found) : []
  }

  get mistakes(): Moment[] {
    return this.found ? mistakes(this.found, this.mine) : []
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
