/** One seat at one table, as the screen sees it: the position, the turn being tried out, what is picked. */
import type { ChatLine, Counter, Line, Position, Trial } from './counter'
import { Guard } from './guard.svelte'
import { narrow, same } from './picking'
import { Playback } from './playback.svelte'
import { settings } from './settings.svelte'
import { share } from './share'
import type { Move, Prospect, Refusal, Said, View } from './types'
import { afterMine, plainly, stepsOf, type Stage, type Unfold } from './unfold'

export type { ChatLine, Counter, Line, Position, Trial } from './counter'

/** No decision has this number. */
const NOBODY = -1
const NONE: Move[] = []

export class Sitting {
  /** The position that is shown; while the others' moves are played back, newer ones wait. */
  position = $state.raw<Position | null>(null)
  readonly playback = new Playback((position) => this.show(position))
  /** How a game shows what happened; boards that can do more than sentences bring their own. */
  unfold: Unfold = plainly
  readonly guard = new Guard()
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
  /** The turn of which a step is being tried out or taken back: a second press meanwhile is the same press. */
  private trying = 0
  /** The view and moves after the steps tried out so far. */
  private trial = $state.raw<Trial | null>(null)
  /** The picked move, tried out: what it costs, brings and opens. */
  private foreseen = $state.raw<{ texts: string; trial: Trial } | null>(null)
  /** Counts the turns that were begun: what was tried out for an earlier one is of no use to this one. */
  private turn = 1
  /** Counts what this person does: a reason that comes after the next thing they did is not told. */
  private deed = 0

  constructor(private readonly counter: Counter) {}

  readonly view = $derived.by((): View | null => this.trial?.view ?? this.position?.view ?? null)

  readonly legal = $derived.by((): Move[] => {
    if (this.sending || this.finished || this.playing) return NONE
    return this.trial?.legal ?? this.position?.legal ?? NONE
  })

  /** What is asked now. */
  readonly question = $derived.by((): Said | null => {
    if (this.finished || this.playing) return null
    return (this.trial ? this.trial.question : this.position?.question) ?? null
  })

  /** What the picked move would do, once the engine has said it. */
  readonly prospect = $derived.by((): Prospect | null => {
    const [move] = this.picked
    if (!move || this.picked.length !== 1 || this.foreseen?.texts !== this.texts(move)) return null
    return this.foreseen.trial.prospect ?? null
  })

  /** What can be done, and what the picked move opens. */
  readonly shown = $derived.by((): Move[] => {
    const known = new Set(this.legal.map((move) => move.text))
    const follows = (this.prospect?.follows ?? []).filter((move) => !known.has(move.text))
    return follows.length ? [...this.legal, ...follows.map((move) => ({ ...move, later: true }))] : this.legal
  })

  private texts(move: Move): string {
    return [...this.steps, move].map((step) => step.text).join('\n')
  }

  readonly names = $derived.by((): string[] => this.position?.names ?? [])

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
    this.foreseen = null
    this.refusal = null
    this.turn += 1
  }

  /** Ask the engine what these moves do; nothing, when the table has gone on meanwhile. */
  private async tryOut(texts: string[]): Promise<Trial | null> {
    const turn = this.turn
    const trial = await this.counter.preview(texts)
    return turn === this.turn ? trial : null
  }

  /** A click on something that stands for these moves; on what is already selected, it confirms. */
  async pick(moves: Move[]): Promise<void> {
    this.skip()
    this.deed += 1
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
    const trial = await this.tryOut(texts.split('\n'))
    const [still] = this.picked
    if (!trial || !still || this.picked.length !== 1 || this.texts(still) !== texts) return
    if (trial.refusal) this.refusal = trial.refusal
    else this.foreseen = { texts, trial }
  }

  clear(): void {
    this.deed += 1
    this.picked = []
    this.refusal = null
  }

  /** Do what is selected: the next step of the turn, or the whole turn. */
  async confirm(): Promise<void> {
    this.skip()
    if (this.sending || this.guard.thinking || this.trying === this.turn) return
    this.deed += 1
    if (this.finished) return this.send(this.steps)
    const [move] = this.picked
    if (move && this.picked.length === 1 && (!this.guard.asks || (await this.guard.allows(move, () => `${this.turn} ${this.deed}`)))) await this.add(move)
  }

  /** Every step so far was the only possible one. */
  private get allForced(): boolean {
    return this.steps.length > 0 && this.forced.length === this.steps.length
  }

  /** The only possible move is not asked for: it is made, and seen in the bar and in the log. */
  async goOn(): Promise<void> {
    if (settings.askForced || this.held || this.playback.step || this.sending || this.trying === this.turn || this.picked.length || this.refusal) return
    const [only] = this.legal
    if (this.finished && this.allForced) return this.send(this.steps)
    if (!only || this.legal.length !== 1) return
    this.forced = [...this.forced, this.steps.length]
    await this.add(only)
  }

  private async add(move: Move): Promise<void> {
    const steps = [...this.steps, move]
    const known = this.foreseen?.texts === this.texts(move) ? this.foreseen.trial : null
    const trial = known ?? (await this.alone(steps))
    if (!trial) return
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

  /** Try out these steps, and nothing else meanwhile. */
  private async alone(steps: Move[]): Promise<Trial | null> {
    const { turn } = this
    this.trying = turn
    return this.tryOut(steps.map((step) => step.text)).finally(() => {
      if (this.trying === turn) this.trying = 0
    })
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
    if (this.trying === this.turn || this.sending) return
    this.deed += 1
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
    const { turn } = this
    const trial = steps.length ? await this.alone(steps) : null
    if (turn !== this.turn) return
    if (trial?.refusal) return this.reset()
    this.trial = trial
    this.steps = steps
    this.picked = [] // whatever was picked meanwhile was picked from other moves
  }

  /** Ask why a move cannot be made; false where nobody wants to know any more. */
  async why(text: string): Promise<boolean> {
    this.deed += 1
    const { deed } = this
    const trial = await this.tryOut([...this.steps.map((step) => step.text), text])
    if (!trial || deed !== this.deed) return false
    this.refusal = trial.refusal
    return true
  }
}
