/** One seat at one table, as the screen sees it: the position, the turn being tried out, what is picked. */
import { still } from './motion'
import { narrow, same } from './picking'
import { share } from './share'
import type { Move, Refusal, Said, View } from './types'

export interface Position {
  /** The version of the table. */
  version: number
  /** Where this seat's decision opened. */
  asked: number
  view: View
  legal: Move[]
  names: string[]
}

export interface Line {
  version: number
  said: Said
}

export interface ChatLine {
  version: number
  name: string
  text: string
  seat: number | null
}

/** What a try-out of an unfinished turn shows. */
export interface Trial {
  view: View
  legal: Move[]
  /** Chance, another player or a secret comes next: what follows cannot be tried. */
  boundary: boolean
  refusal: Refusal | null
}

/** Where moves go: the server, or test data. */
export interface Counter {
  preview(texts: string[]): Promise<Trial>
  commit(texts: string[], asked: number): Promise<Refusal | null>
}

/** Milliseconds between two moves of others, and for all of them together. */
const PACE = 900
const LONGEST = 4000

export class Sitting {
  /** The position that is shown; while the others' moves are played back, newer ones wait. */
  position = $state.raw<Position | null>(null)
  private waiting = $state.raw<Position[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private pace = PACE
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  picked = $state.raw<Move[]>([])
  steps = $state.raw<Move[]>([])
  refusal = $state.raw<Refusal | null>(null)
  sending = $state(false)
  /** A step is being tried out: a second press meanwhile is the same press. */
  private trying = false
  /** The view and moves after the steps tried out so far. */
  private trial = $state.raw<Trial | null>(null)
  private counter: Counter

  constructor(counter: Counter) {
    this.counter = counter
  }

  get view(): View | null {
    return this.trial?.view ?? this.position?.view ?? null
  }

  get legal(): Move[] {
    if (this.sending || this.finished) return []
    return this.trial?.legal ?? this.position?.legal ?? []
  }

  get names(): string[] {
    return this.position?.names ?? []
  }

  /** All steps of the turn are chosen; only the confirmation is missing. */
  get finished(): boolean {
    return this.trial?.boundary ?? false
  }

  get mine(): boolean {
    const view = this.position?.view
    return view?.seat !== null && view?.seat !== undefined && view.actors.includes(view.seat)
  }

  get over(): boolean {
    return (this.position?.view.places.length ?? 0) > 0
  }

  /** The moves of the others are being shown one after the other. */
  get playing(): boolean {
    return this.waiting.length > 0
  }

  /** What was told up to the position that is shown. */
  get told(): Line[] {
    if (!this.playing) return this.lines
    const shown = this.position?.version ?? 0
    return this.lines.filter((line) => line.version <= shown)
  }

  /** A new truth from the server: shown at once, or after the moves that came just before it. */
  receive(position: Position): void {
    const newest = this.waiting.at(-1) ?? this.position
    if (newest && position.version < newest.version) return
    if (this.timer === undefined || still() || document.hidden || !this.position) {
      this.skip()
      this.show(position)
      if (!still()) this.rest()
      return
    }
    this.waiting = [...this.waiting.filter((one) => one.version < position.version), position]
    this.pace = Math.min(this.pace, LONGEST / this.waiting.length)
  }

  /** Let what was just shown be seen, then show the next. */
  private rest(): void {
    this.timer = setTimeout(() => {
      this.timer = undefined
      const [next, ...rest] = this.waiting
      if (!next) {
        this.pace = PACE
        return
      }
      this.waiting = rest
      this.show(next)
      this.rest()
    }, this.pace)
  }

  /** Enough seen: show how things stand. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.pace = PACE
    const last = this.waiting.at(-1)
    if (!last) return
    this.waiting = []
    this.show(last)
  }

  /** What was tried out on the old position is gone. */
  private show(position: Position): void {
    const moved = !this.position || position.asked !== this.position.asked || position.view.seat !== this.position.view.seat
    this.position = share(this.position, position)
    if (moved || !position.legal.length) this.reset()
  }

  reset(): void {
    this.steps = []
    this.picked = []
    this.trial = null
    this.refusal = null
  }

  /** A click on something that stands for these moves; on what is already selected, it confirms. */
  async pick(moves: Move[]): Promise<void> {
    this.skip()
    this.refusal = null
    if (this.picked.length === 1 && same(this.picked, moves)) return this.confirm()
    this.picked = same(this.picked, moves) ? [] : narrow(this.picked, moves)
  }

  clear(): void {
    this.picked = []
    this.refusal = null
  }

  /** Do what is selected: the next step of the turn, or the whole turn. */
  async confirm(): Promise<void> {
    this.skip()
    if (this.sending || this.trying) return
    if (this.finished) return this.send(this.steps)
    const [move] = this.picked
    if (!move || this.picked.length !== 1) return
    const steps = [...this.steps, move]
    this.trying = true
    const trial = await this.counter.preview(steps.map((step) => step.text)).finally(() => (this.trying = false))
    if (trial.refusal) {
      this.refusal = trial.refusal
      return
    }
    if (trial.boundary && steps.length === 1) return this.send(steps)
    this.trial = { ...trial, view: share(this.view, trial.view) }
    this.steps = steps
    this.picked = []
  }

  private async send(steps: Move[]): Promise<void> {
    this.sending = true
    this.refusal = null
    try {
      const refusal = await this.counter.commit(
        steps.map((step) => step.text),
        this.position?.asked ?? 0,
      )
      this.reset()
      this.refusal = refusal
    } finally {
      this.sending = false
    }
  }

  /** Take back what is picked, else the last step tried out. */
  async undo(): Promise<void> {
    this.refusal = null
    if (this.picked.length) {
      this.picked = []
      return
    }
    const steps = this.steps.slice(0, -1)
    this.trial = steps.length ? await this.counter.preview(steps.map((step) => step.text)) : null
    this.steps = steps
  }

  /** Ask why a move cannot be made. */
  async why(text: string): Promise<void> {
    const trial = await this.counter.preview([...this.steps.map((step) => step.text), text])
    this.refusal = trial.refusal
  }
}
