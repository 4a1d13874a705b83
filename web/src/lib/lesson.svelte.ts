/** A lesson under way: its step, the decision that is asked, what is said to what was done. */
import { api, Problem } from './api'
import { moveOf, type MoveTable } from './moves'
import { school } from './progress.svelte'
import { Sitting, type Trial } from './sitting.svelte'
import type { Move, Refusal, Said } from './types'
import type { LessonOut, PlaceOut, StepOut } from './wire'

/** So many other answers, and the way is pointed out. */
const PATIENT = 2
/** So many right answers are lit up together; of more, the one that is pointed at. */
const FEW = 3

export class Lesson {
  /** The step, from 0; as many as there are: the end. */
  at = $state(0)
  /** The decision within the step. */
  private place = $state(0)
  /** What was said to the last move; '' before one. */
  said = $state('')
  right = $state(false)
  /** The last decision of the step is made. */
  private done = $state(false)
  /** Other answers to this decision. */
  private tries = $state(0)
  readonly sitting: Sitting
  private version = 0

  constructor(
    readonly script: LessonOut,
    private readonly moves: MoveTable,
  ) {
    this.sitting = new Sitting({ preview: (texts) => this.preview(texts), commit: (texts) => this.commit(texts) })
  }

  readonly step = $derived.by((): StepOut | null => this.script.steps[this.at] ?? null)
  readonly here = $derived.by((): PlaceOut | null => this.step?.places[this.place] ?? null)
  /** What there is to do now; '' where one only looks. */
  readonly task = $derived.by((): string => (this.done ? '' : this.step?.tap.length ? this.step.tap_task : (this.here?.task ?? '')))
  /** Nothing was done yet in a position that is another one than before. */
  readonly fresh = $derived.by((): boolean => Boolean(this.step?.another) && this.place === 0 && !this.said)
  readonly solved = $derived.by((): boolean => !this.task)
  /** Somebody tried other things: *Show me* is worth a look. */
  readonly stuck = $derived.by((): boolean => this.tries >= PATIENT)
  readonly over = $derived.by((): boolean => this.at >= this.script.steps.length)
  /** The move that is pointed at. */
  readonly pointed = $derived.by((): string => (this.done || !this.here ? '' : this.here.show || (this.step?.tap[0] ?? '')))
  /** The moves that are lit up. */
  readonly wanted = $derived.by((): string[] => {
    const right = Object.entries(this.here?.answers ?? {}).flatMap(([text, answer]) => (answer.right ? [text] : []))
    return !this.done && right.length <= FEW && right.includes(this.pointed) ? right : [this.pointed].filter(Boolean)
  })

  /** The moves that answer the task, and what is to be touched. */
  readonly answers = $derived.by((): string[] => {
    if (this.done) return []
    const right = Object.entries(this.here?.answers ?? {}).flatMap(([text, answer]) => (answer.right ? [text] : []))
    return [...right, ...(this.step?.tap ?? [])]
  })

  begin(at: number): void {
    this.go(Math.min(Math.max(0, at), this.script.steps.length - 1), false)
  }

  next = (): void => this.go(this.at + 1, true)
  back = (): void => this.go(this.at - 1, false)

  /** To a step; forward, what happens there is seen happening. */
  private go(to: number, forward: boolean): void {
    if (to < 0) return
    const last = this.script.steps.length
    this.at = Math.min(to, last)
    school.reach(this.script.game, this.script.name, { at: this.over ? 0 : this.at, done: this.over })
    this.place = 0
    this.forget()
    if (!this.over) this.show(forward && Boolean(this.here?.events.length))
  }

  private forget(): void {
    this.said = ''
    this.right = false
    this.done = false
    this.tries = 0
  }

  /** Put the position on the table, with what happened on the way or at once. */
  private show(told: boolean): void {
    const { here, sitting } = this
    if (!here) return
    sitting.skip()
    const position = {
      version: (this.version += 1),
      asked: this.version,
      view: here.view,
      legal: here.moves.map((text) => moveOf(this.moves, text, here.question?.words[text])),
      names: this.script.names,
      question: here.question,
    }
    if (told && sitting.position) {
      this.tell(here.events)
      sitting.receive(position, here.stages)
    } else {
      sitting.lines = []
      sitting.playback.begin(position)
    }
  }

  private tell(events: Said[]): void {
    this.sitting.lines = [...this.sitting.lines, ...events.map((said) => ({ version: this.version, said }))]
  }

  private async preview(texts: string[]): Promise<Trial> {
    const { script, at, place, here } = this
    const view = here!.view
    try {
      const tried = await api.tryLesson(script.game, script.name, { step: at, place, moves: texts })
      const follows = tried.prospect.follows.map((text) => moveOf(this.moves, text))
      return { view: tried.view ?? view, legal: [], boundary: true, refusal: null, prospect: { ...tried.prospect, follows } }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const refusal = { key: problem.kind, facts: {}, statement: problem.statement, sentence: problem.message }
      return { view, legal: [], boundary: false, refusal }
    }
  }

  /** A move was made: a right one goes on, another is put back with a word. */
  private async commit(texts: string[]): Promise<Refusal | null> {
    const { here, step } = this
    const answer = here?.answers[texts[0] ?? '']
    if (!here || !step || !answer) return null
    this.said = answer.say
    this.right = answer.right
    if (!answer.right) {
      this.tries += 1
      return null
    }
    this.tries = 0
    if (this.place + 1 < step.places.length) {
      this.place += 1
      this.version += 1
      this.arrive(answer.events, answer.stages, true)
    } else {
      this.done = true
      this.version += 1
      this.arrive(answer.events, answer.stages, false, answer.view ?? here.view)
    }
    return null
  }

  /** After a right move: the next decision of the step, or how things stand then. */
  private arrive(events: Said[], stages: PlaceOut['stages'], on: boolean, view = this.here!.view): void {
    const { here, sitting } = this
    const legal: Move[] = on && here ? here.moves.map((text) => moveOf(this.moves, text, here.question?.words[text])) : []
    this.tell(events)
    sitting.receive({ version: this.version, asked: this.version, view, legal, names: this.script.names, question: on ? (here?.question ?? null) : null }, stages)
  }

  /** A thing was touched that the step asks to touch. */
  touched(moves: readonly Move[]): void {
    if (this.done || !this.step?.tap.length || !moves.some((move) => this.step?.tap.includes(move.text))) return
    this.done = true
    this.right = true
    this.said = this.step.tapped
  }

  /** Point at the move: it is picked, and waits to be made. */
  point = (): void => {
    const move = this.sitting.legal.find((one) => one.text === this.pointed)
    this.sitting.clear()
    if (move) void this.sitting.pick([move])
  }
}
