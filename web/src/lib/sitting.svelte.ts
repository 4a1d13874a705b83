/** One seat at one table, as the screen sees it: the position, the turn being tried out, what is picked. */
import { narrow, same } from './picking'
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

export class Sitting {
  position = $state.raw<Position | null>(null)
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

  /** A new truth from the server: what was tried out on the old one is gone. */
  receive(position: Position): void {
    const fresh = !this.position || position.version >= this.position.version
    if (!fresh) return
    const moved = !this.position || position.asked !== this.position.asked || position.view.seat !== this.position.view.seat
    this.position = position
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
    this.trial = trial
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
