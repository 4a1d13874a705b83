/** A table over the network: news as they come, moves that are neither lost nor made twice. */
import { api, Problem } from './api'
import { Keeper } from './fair/keeper'
import type { Stream } from './homes/home'
import { moveOf, type MoveTable } from './moves'
import { namesOf } from './names'
import { uniqueId } from './plain_http'
import { People } from './people.svelte'
import { Sitting, type ChatLine, type Counter, type Line, type Trial } from './sitting.svelte'
import type { Refusal } from './types'
import type { Frame, NewMove, Sight, Stage, Version } from './wire'

const [FIRST_WAIT, LONGEST_WAIT] = [400, 8000]
/** Milliseconds after which is asked again who is there. */
const [LOOK, SOON] = [20_000, 3_000]
const KEPT = 100
/** The server tells at most so many entries one by one. */
const SILENCE = 1500
/** So long after a move's answer its news may take before they are asked for. */
const MOST_CHAINS = 2 // so often a move is sent again with a new chain: another device of ours may have brought one
const NAP = 30_000
/** After so long a sleep a stream may be dead without having said so. */

export class Live {
  sight = $state.raw<Sight | null>(null)
  /** The stream is cut; since when. */
  lost = $state<number | null>(null)
  gone = $state('')
  /** A move is on its way for the second time or more. */
  again = $state(false)
  readonly sitting: Sitting
  readonly people = new People()
  /** This browser's part in sealed draws. */
  readonly keeper: Keeper
  private stream: Stream | null = null
  private round: ReturnType<typeof setInterval> | undefined
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private known: number | null = null
  /** The newest version that anybody has mentioned. */
  private heard = 0
  private catching: Promise<void> | null = null
  private asleep: number | null = null
  private awaited: { version: number; told: () => void }[] = []
  /** Moves that were answered, and whose news are still on their way. */

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private moves: MoveTable,
  ) {
    const counter: Counter = { preview: (texts) => this.preview(texts), commit: (texts, asked) => this.commit(texts, asked) }
    this.sitting = new Sitting(counter)
    this.keeper = new Keeper(table)
  }

  /** Look at the table, read what happened lately, and listen. */
  async open(): Promise<void> {
    const sight = await api.look(this.table, this.seat)
    const frames = sight.version ? await api.events(this.table, this.seat, Math.max(0, sight.version - KEPT)) : []
    for (const frame of frames) if (frame.version <= sight.version) this.note(frame)
    this.take(sight)
    this.known = sight.version
    // Between the two answers the table may have gone on: what the stream will not tell again is told here.
    for (const frame of frames) this.tell(frame)
    this.listen()
    void this.lookAround()
    this.round = setInterval(() => void this.lookAround(), LOOK)
    window.addEventListener('online', this.anew)
    document.addEventListener('visibilitychange', this.turned)
  }

  close(): void {
    this.closed = true
    window.removeEventListener('online', this.anew)
    document.removeEventListener('visibilitychange', this.turned)
    clearTimeout(this.timer)
    clearInterval(this.round)
    this.stream?.close()
  }

  /** Who is there; alone, nobody has to be asked about. */
  private async lookAround(): Promise<void> {
    if (this.closed || document.hidden || !this.people.company || this.people.settled) return
    if (this.people.awaited?.length) setTimeout(() => void this.lookAround(), SOON)
    try {
      this.people.look(await api.presence(this.table))
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
    }
  }

  // --- news ---------------------------------------------------------------------------------------

  private listen(): void {
    const mine: Stream = (this.stream = api.listen(this.table, this.seat, this.known, {
      opened: () => {
        this.wait = FIRST_WAIT
        this.lost = null
      },
      heard: (text) => this.hear(JSON.parse(text) as Frame),
      closed: (code) => {
        if (this.closed || this.stream !== mine) return
        if ([4403, 4404, 4409, 4410].includes(code)) {
          this.gone = String(code)
          return
        }
        this.lost ??= Date.now()
        this.timer = setTimeout(() => this.listen(), this.wait)
        this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
      },
    }))
  }

  /** The network is back, or the device wakes up: whoever waits for a dead stream would wait long. */
  private anew = (): void => {
    if (this.closed || this.gone) return
    clearTimeout(this.timer)
    const old = this.stream
    this.stream = null
    old?.close()
    this.wait = FIRST_WAIT
    this.listen()
  }

  private turned = (): void => {
    if (document.visibilityState === 'hidden') {
      this.asleep = Date.now()
      return
    }
    if (this.lost !== null || (this.asleep !== null && Date.now() - this.asleep > NAP)) this.anew()
    this.asleep = null
  }

  /** News in their order; where some are missing, they are asked for first. */
  private hear(frame: Frame): void {
    this.heard = Math.max(this.heard, frame.version)
    const next = (this.known ?? 0) + 1
    if (frame.version > next || (frame.version === next && frame.kind === 'full')) void this.catchUp(frame.version)
    else this.tell(frame)
  }

  private tell(frame: Frame): void {
    const news = this.note(frame)
    if (frame.sight) this.take(frame.sight, frame.stages)
    else if (news && frame.stages) this.sitting.pass(frame.version, frame.stages)
  }

  /** Remember what a frame tells, each version once; was it news? */
  private note(frame: Frame): boolean {
    if (this.known !== null && frame.version <= this.known) return false
    this.known = frame.version
    if (frame.seat !== undefined) this.people.refused(frame.seat)
    for (const { version, told } of this.awaited) if (version <= frame.version) told()
    const standing = this.sitting.lines.filter((line) => line.version <= (frame.standing ?? Infinity))
    if (frame.events.length || frame.standing !== undefined) this.sitting.lines = [...standing, ...frame.events.map((said): Line => ({ version: frame.version, said }))]
    if (frame.kind === 'said' && frame.text !== undefined) {
      const name = frame.name ?? ''
      const seat = this.sight?.chairs.findIndex((chair) => chair.name === name) ?? -1
      const line: ChatLine = { version: frame.version, name, text: frame.text, seat: seat < 0 ? null : seat, by: frame.by ?? '' }
      this.sitting.chat = [...this.sitting.chat, line]
    }
    return true
  }

  private take(sight: Sight, stages: Stage[] = []): void {
    if (this.sight && sight.version < this.sight.version) return
    this.sight = sight
    this.people.see(sight)
    if (!this.closed) this.keeper.see(sight)
    if (!sight.view) return
    const position = {
      version: sight.version,
      asked: sight.asked ?? 0,
      view: sight.view,
      legal: sight.moves.map((text) => moveOf(this.moves, text, sight.question?.words[text])),
      names: namesOf(sight.chairs),
      question: sight.question,
    }
    this.sitting.receive(position, stages)
  }

  // --- moves --------------------------------------------------------------------------------------

  private async preview(texts: string[]): Promise<Trial> {
    const position = this.sitting.position
    if (this.seat === null || !position) throw new Error('no seat')
    const { view, legal, asked } = position
    try {
      const turn = { seat: this.seat, asked, moves: texts }
      const tried = await this.insist(() => api.preview(this.table, turn))
      const next = tried.moves.map((text) => moveOf(this.moves, text, tried.question?.words[text]))
      const follows = tried.prospect.follows.map((text) => moveOf(this.moves, text))
      const prospect = { ...tried.prospect, follows }
      return { view: tried.view ?? view, legal: next, boundary: tried.boundary, refusal: null, question: tried.question, prospect }
    } catch (problem) {
      return { view, legal, boundary: false, refusal: this.refused(problem) }
    }
  }

  /** Send a turn; the request's name makes sure that it is made once. */
  private async commit(moves: string[], asked: number): Promise<Refusal | null> {
    if (this.seat === null) return null
    const body = { seat: this.seat, asked, moves, request: uniqueId() }
    try {
      const { version } = await this.release(this.seat, body)
      await this.toldOf(version)
      return null
    } catch (problem) {
      return this.refused(problem)
    }
  }

  /** The move with the link that it must release; if the table knows another chain of ours, with a new one. */
  private async release(seat: number, body: NewMove): Promise<Version> {
    for (let tries = 0; ; tries++) {
      const sight = tries || !this.sight ? await this.insist(() => api.look(this.table, seat)) : this.sight
      const link = this.keeper.link(sight, seat)
      try {
        if (link === null && tries < MOST_CHAINS) throw new Problem(409, { type: 'link' })
        const answer = await this.insist(() => api.move(this.table, { ...body, link: link ?? '' }))
        this.keeper.took(sight, link ?? '')
        return answer
      } catch (problem) {
        if (!(problem instanceof Problem) || problem.kind !== 'link' || tries >= MOST_CHAINS) throw problem
        await this.keeper.renew(await this.insist(() => api.look(this.table, seat)), seat)
      }
    }
  }

  /** One's own move comes by the stream, right behind its answer; only a stream that is silent is not waited for. */
  private async toldOf(version: number): Promise<void> {
    this.heard = Math.max(this.heard, version)
    if ((this.known ?? 0) >= version) return
    if (this.stream?.live && !this.catching) {
      let told = (): void => {}
      const heard = new Promise<void>((resolve) => (told = resolve))
      this.awaited.push({ version, told })
      await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, SILENCE))])
      this.awaited = this.awaited.filter((one) => one.told !== told)
    }
    if (!this.closed && (this.known ?? 0) < version) await this.catchUp(version)
  }

  /** Ask until somebody answers. */
  private async insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        const answer = await ask()
        this.again = false
        return answer
      } catch (problem) {
        this.again = problem instanceof Problem && problem.passing && !this.closed
        if (!this.again) throw problem
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  /** A refusal, with the sight that may come along; whatever else went wrong is a fault of ours. */
  private refused(problem: unknown): Refusal {
    if (!(problem instanceof Problem)) throw problem
    const refusal = { key: problem.kind, facts: {}, statement: problem.statement, sentence: problem.message }
    const before = this.sitting.position
    if (problem.sight) this.take(problem.sight)
    if (this.sitting.position !== before) this.sitting.refusal = refusal // what was tried out is gone with the old position
    return refusal
  }

  /** What has happened up to a version, without waiting for the stream; one question at a time. */
  private catchUp(version: number): Promise<void> {
    this.heard = Math.max(this.heard, version)
    this.catching ??= this.askForNews().finally(() => (this.catching = null))
    return this.catching
  }

  private async askForNews(): Promise<void> {
    try {
      for (let wait = FIRST_WAIT; !this.closed && (this.known ?? 0) < this.heard; ) {
        if (this.heard - (this.known ?? 0) > KEPT) this.forget(this.heard - KEPT)
        const before = this.known
        for (const frame of await api.events(this.table, this.seat, this.known ?? 0)) this.tell(frame)
        if (this.known !== before) continue
        // This server does not know it yet, and the stream that told it will not tell it again.
        await new Promise((resolve) => setTimeout(resolve, wait))
        wait = Math.min(LONGEST_WAIT, wait * 2)
      }
    } catch {
      this.stream?.close() // whoever cannot be asked now is listened to anew, and then tells it
    }
  }

  /** So much was missed that the news begin anew. */
  private forget(version: number): void {
    this.sitting.lines = []
    this.sitting.chat = []
    this.known = version
  }
}
