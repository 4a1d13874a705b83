/** One seat at one table, as the screen sees it: the position, the turn being tried out, what is picked. */
import type { Counter, Trial } from './counter'
import { narrow, same } from './picking'
import { Playback } from './playback.svelte'
import { settings } from './settings.svelte'
import { share } from './share'
import type { Move, Prospect, Refusal, Said, View } from './types'
import { afterMine, plainly, stepsOf, type Stage, type Unfold } from './unfold'

export type { Counter, Trial } from './counter'

export interface Position {
  /** The version of the table. */
  version: number
  /** Where this seat's decision opened. */
  asked: number
  view: View
  legal: Move[]
  names: string[]
  /** What this seat is asked. */
  question?: Said | null
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

/** No decision has this number. */
const NOBODY = -1

export class Sitting {
  /** The position that is shown; while the others' moves are played back, newer ones wait. */
  position = $state.raw<Position | null>(null)
  readonly playback = new Playback((position) => this.show(position))
  /** How a game shows what happened; boards that can do more than sentences bring their own. */
  unfold: Unfold = plainly
  lines = $state.raw<Line[]>([])
  chat = $state.raw<ChatLine[]>([])
  picked = $state.raw<Move[]>([])
  steps = $state.raw<Move[]>([])
  refusal = $state.raw<Refusal | null>(null)
  sending = $state(false)
  /** My move is on its way, and no news have told it yet. */
  private untold = false
  /** The numbers of the steps that were the only possible ones. */
  private forced = $state.raw<number[]>([])
  /** A step was taken back: nothing happens by itself now. */
  private held = $state(false)
  /** A step is being tried out: a second press meanwhile is the same press. */
  private trying = false
  /** The view and moves after the steps tried out so far. */
  private trial = $state.raw<Trial | null>(null)
  /** The picked move, tried out: what it costs, brings and opens. */
  private foreseen = $state.raw<{ texts: string; trial: Trial } | null>(null)
  private counter: Counter

  constructor(counter: Counter) {
    this.counter = counter
  }

  get view(): View | null {
    return this.trial?.view ?? this.position?.view ?? null
  }

  get legal(): Move[] {
    if (this.sending || this.finished || this.playing) return []
    return this.trial?.legal ?? this.position?.legal ?? []
  }

  /** What is asked now. */
  get question(): Said | null {
    if (this.finished || this.playing) return null
    return (this.trial ? this.trial.question : this.position?.question) ?? null
  }

  /** What the picked move would do, once the engine has said it. */
  get prospect(): Prospect | null {
    const [move] = this.picked
    if (!move || this.picked.length !== 1 || this.foreseen?.texts !== this.texts(move)) return null
    return this.foreseen.trial.prospect ?? null
  }

  /** What can be done, and what the picked move opens. */
  get shown(): Move[] {
    const known = new Set(this.legal.map((move) => move.text))
    const follows = (this.prospect?.follows ?? []).filter((move) => !known.has(move.text))
    return follows.length ? [...this.legal, ...follows.map((move) => ({ ...move, later: true }))] : this.legal
  }

  private texts(move: Move): string {
    return [...this.steps, move].map((step) => step.text).join('\n')
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
    return this.playback.playing
  }

  /** What was told up to the position that is shown. */
  get told(): Line[] {
    if (!this.playing) return this.lines
    const shown = this.position?.version ?? 0
    return this.lines.filter((line) => line.version <= shown && !this.playback.later(line.said))
  }

  /** What was told by one version. */
  private saidBy(version: number): Said[] {
    return this.lines.filter((line) => line.version === version).map((line) => line.said)
  }

  /** A new truth from the server: shown at once, or after what happened before it was seen. ``stages`` are the lines of
      the entry but the last. */
  receive(position: Position, stages: Stage[] = []): void {
    const newest = this.playback.last
    if (newest && position.version < newest.version) return
    const said = this.saidBy(position.version)
    if (!newest || position.view.seat !== newest.view.seat) return this.playback.begin(position)
    if (position.version === newest.version || !said.length) return this.playback.amend(position)
    const own = this.untold && position.asked !== newest.asked
    const steps = stepsOf(this.unfold, newest, said, position, stages)
    if (own) {
      this.untold = false
      this.playback.begin(newest)
    }
    const unseen = own && !this.allForced ? afterMine(steps, position.view.seat) : steps
    if (unseen.length) this.playback.add(unseen)
    else this.playback.amend(position)
  }

  /** An entry that is already over, while the newest truth is still to come. */
  pass(version: number, stages: Stage[]): void {
    const [newest, last] = [this.playback.last, stages.at(-1)]
    if (newest && last) this.receive({ ...newest, version, asked: this.untold ? NOBODY : newest.asked, view: last.view, legal: [], question: null }, stages.slice(0, -1))
  }

  /** Enough seen: show how things stand. */
  skip(): void {
    if (this.playback.step) this.playback.end()
  }

  /** What was tried out on the old position is gone. */
  private show(position: Position): void {
    const moved = !this.position || position.asked !== this.position.asked || position.view.seat !== this.position.view.seat
    this.position = share(this.position, position)
    if (moved || !position.legal.length) this.reset()
  }

  reset(): void {
    this.steps = []
    this.forced = []
    this.held = false
    this.picked = []
    this.trial = null
    this.refusal = null
  }

  /** A click on something that stands for these moves; on what is already selected, it confirms. */
  async pick(moves: Move[]): Promise<void> {
    this.skip()
    this.refusal = null
    const now = moves.filter((move) => !move.later)
    if (!now.length) return
    this.held = false
    if (this.picked.length === 1 && same(this.picked, now)) return this.confirm()
    this.picked = same(this.picked, now) ? [] : narrow(this.picked, now)
    return this.foresee()
  }

  /** Ask the engine what the picked move would do; whoever picks another meanwhile is not told about this one. */
  private async foresee(): Promise<void> {
    const [move] = this.picked
    if (!move || this.picked.length !== 1) return
    const texts = this.texts(move)
    const trial = await this.counter.preview(texts.split('\n'))
    if (trial.refusal) this.refusal = trial.refusal
    else this.foreseen = { texts, trial }
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
    if (move && this.picked.length === 1) await this.add(move)
  }

  /** Every step so far was the only possible one. */
  private get allForced(): boolean {
    return this.steps.length > 0 && this.forced.length === this.steps.length
  }

  /** The only possible move is not asked for: it is made, and seen in the bar and in the log. */
  async goOn(): Promise<void> {
    if (settings.askForced || this.held || this.playback.step || this.sending || this.trying || this.picked.length || this.refusal) return
    const [only] = this.legal
    if (this.finished && this.allForced) return this.send(this.steps)
    if (!only || this.legal.length !== 1) return
    this.forced = [...this.forced, this.steps.length]
    await this.add(only)
  }

  private async add(move: Move): Promise<void> {
    const steps = [...this.steps, move]
    this.trying = true
    const known = this.foreseen?.texts === this.texts(move) ? this.foreseen.trial : null
    const trial = known ?? (await this.counter.preview(steps.map((step) => step.text)).finally(() => (this.trying = false)))
    this.trying = false
    if (trial.refusal) {
      this.refusal = trial.refusal
      return
    }
    if (trial.boundary && steps.length === 1) {
      this.steps = steps
      return this.send(steps)
    }
    this.trial = { ...trial, view: share(this.view, trial.view) }
    this.steps = steps
    this.picked = []
  }

  private async send(steps: Move[]): Promise<void> {
    this.sending = true
    this.untold = true
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
      this.untold = false
    }
  }

  /** Take back what is picked, else the last step tried out. */
  async undo(): Promise<void> {
    this.refusal = null
    if (this.picked.length) {
      this.picked = []
      return
    }
    this.held = true
    let left = this.steps.length - 1
    while (left > 0 && this.forced.includes(left)) left -= 1
    const steps = this.steps.slice(0, left)
    this.forced = this.forced.filter((number) => number < left)
    this.trial = steps.length ? await this.counter.preview(steps.map((step) => step.text)) : null
    this.steps = steps
  }

  /** Ask why a move cannot be made. */
  async why(text: string): Promise<void> {
    const trial = await this.counter.preview([...this.steps.map((step) => step.text), text])
    this.refusal = trial.refusal
  }
}
