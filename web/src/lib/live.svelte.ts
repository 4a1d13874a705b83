/** A table over the network: news as they come, moves that are neither lost nor made twice. */
import { api, Problem } from './api'
import { moveOf, type MoveTable } from './moves'
import { namesOf } from './names'
import { Sitting, type ChatLine, type Counter, type Line, type Trial } from './sitting.svelte'
import type { Refusal } from './types'
import type { Frame, Sight } from './wire'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const KEPT = 100
/** The server tells at most so many entries one by one. */

export class Live {
  sight = $state.raw<Sight | null>(null)
  /** The stream is cut; since when. */
  lost = $state<number | null>(null)
  gone = $state('')
  /** A move is on its way for the second time or more. */
  again = $state(false)
  readonly sitting: Sitting
  private socket: WebSocket | null = null
  private wait = FIRST_WAIT
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private known: number | null = null

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private moves: MoveTable,
  ) {
    const counter: Counter = { preview: (texts) => this.preview(texts), commit: (texts, asked) => this.commit(texts, asked) }
    this.sitting = new Sitting(counter)
  }

  /** Look at the table, read what happened lately, and listen. */
  async open(): Promise<void> {
    const sight = await api.look(this.table, this.seat)
    const frames = sight.version ? await api.events(this.table, this.seat, Math.max(0, sight.version - KEPT)) : []
    for (const frame of frames) this.note(frame)
    this.take(sight)
    this.listen()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
  }

  // --- news ---------------------------------------------------------------------------------------

  private listen(): void {
    const socket = new WebSocket(api.stream(this.table, this.seat, this.known))
    this.socket = socket
    socket.onopen = () => {
      this.wait = FIRST_WAIT
      this.lost = null
    }
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Frame)
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return
      if (event.code === 4404 || event.code === 4403) {
        this.gone = String(event.code)
        return
      }
      this.lost ??= Date.now()
      this.timer = setTimeout(() => this.listen(), this.wait)
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
    }
  }

  private hear(frame: Frame): void {
    this.note(frame)
    if (frame.sight) this.take(frame.sight)
  }

  /** Remember what a frame tells; each version once. */
  private note(frame: Frame): void {
    if (this.known !== null && frame.version <= this.known) return
    this.known = frame.version
    const lines: Line[] = frame.events.map((said) => ({ version: frame.version, said }))
    if (lines.length) this.sitting.lines = [...this.sitting.lines, ...lines]
    if (frame.kind === 'said' && frame.text !== undefined) {
      const name = frame.name ?? ''
      const seat = this.sight?.chairs.findIndex((chair) => chair.name === name) ?? -1
      const line: ChatLine = { version: frame.version, name, text: frame.text, seat: seat < 0 ? null : seat }
      this.sitting.chat = [...this.sitting.chat, line]
    }
  }

  private take(sight: Sight): void {
    if (this.sight && sight.version < this.sight.version) return
    this.sight = sight
    this.known = Math.max(this.known ?? 0, sight.version)
    if (!sight.view) return
    this.sitting.receive({
      version: sight.version,
      asked: sight.asked ?? 0,
      view: sight.view,
      legal: sight.moves.map((text) => moveOf(this.moves, text)),
      names: namesOf(sight.chairs),
    })
  }

  // --- moves --------------------------------------------------------------------------------------

  private async preview(texts: string[]): Promise<Trial> {
    const position = this.sitting.position
    if (this.seat === null || !position) throw new Error('no seat')
    const nothing = { view: position.view, legal: position.legal, boundary: false }
    try {
      const tried = await api.preview(this.table, { seat: this.seat, asked: position.asked, moves: texts })
      return { view: tried.view ?? position.view, legal: tried.moves.map((text) => moveOf(this.moves, text)), boundary: tried.boundary, refusal: null }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.sight) this.take(problem.sight)
      return { ...nothing, refusal: refusalOf(problem) }
    }
  }

  /** Send a turn until somebody answers; the request's name makes sure that it is made once. */
  private async commit(moves: string[], asked: number): Promise<Refusal | null> {
    if (this.seat === null) return null
    const body = { seat: this.seat, asked, moves, request: crypto.randomUUID() }
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        const { version } = await api.move(this.table, body)
        this.again = false
        if ((this.known ?? 0) < version) await this.catchUp()
        return null
      } catch (problem) {
        if (!(problem instanceof Problem)) throw problem
        if (!problem.passing) {
          this.again = false
          if (problem.sight) this.take(problem.sight)
          return refusalOf(problem)
        }
        this.again = true
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  /** What has happened up to now, without waiting for the stream. */
  private async catchUp(): Promise<void> {
    const frames = await api.events(this.table, this.seat, this.known ?? 0)
    for (const frame of frames) this.hear(frame)
  }
}

function refusalOf(problem: Problem): Refusal {
  return { key: problem.kind, facts: {}, statement: problem.statement, sentence: problem.message }
}
