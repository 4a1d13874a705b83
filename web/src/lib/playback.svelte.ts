/** What the others did, shown one thing after the other: pause, one step on or back, to the end, once more. */
import { still } from './motion'
import { settings, type Speed } from './settings.svelte'
import type { Said } from './types'
import type { Position } from './sitting.svelte'

/** One thing that is shown: the position, its sentences, and how long they need. */
export interface Step {
  position: Position
  said: Said[]
  /** Milliseconds at the normal speed. */
  wait: number
  /** What the board shows of it beyond the position, as the game's face made it. */
  scene?: unknown
}

/** Milliseconds for a piece to glide and the sentence to be read, and for each further sentence. */
export const MOVE = 1220
export const FURTHER = 500
/** Everything together, at the normal speed. */
const LONGEST = 12_000
const RATE: Record<Speed, number> = { off: Infinity, slow: 0.5, normal: 1, quick: 2 }
/** So much is kept to be shown again. */
const KEPT = 80

export class Playback {
  /** Everything since my last decision, and first how things stood then. */
  private steps = $state.raw<Step[]>([])
  private at = $state(0)
  paused = $state(false)
  /** The newest step is shown, and has not been seen long enough. */
  private resting = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private show: (position: Position) => void) {}

  /** Something is shown that is not how things stand. */
  get playing(): boolean {
    return this.at < this.steps.length - 1
  }

  /** The step that is shown while the others' moves are played back; with the last one it is already my turn. */
  get step(): Step | null {
    return (this.playing || this.resting) && this.at > 0 ? (this.steps[this.at] ?? null) : null
  }

  /** There is something to be shown again. */
  get past(): boolean {
    return this.steps.length > 1
  }

  /** Nothing moves by itself: whoever wants no motion goes on by hand. */
  get byHand(): boolean {
    return still()
  }

  get last(): Position | null {
    return this.steps.at(-1)?.position ?? null
  }

  /** The versions that can be shown again. */
  has(version: number): boolean {
    return this.steps.slice(1).some((step) => step.position.version === version)
  }

  /** Is this still to be told? */
  later(said: Said): boolean {
    return this.playing && this.steps.slice(this.at + 1).some((step) => step.said.includes(said))
  }

  /** A new beginning: how things stand, shown at once. */
  begin(position: Position): void {
    this.stop()
    this.steps = [{ position, said: [], wait: 0 }]
    this.at = 0
    this.show(position)
  }

  /** What happened next; it ends with how things stand. */
  add(steps: Step[]): void {
    const waiting = this.playing || this.resting
    const dropped = Math.max(0, Math.min(waiting ? this.at : this.steps.length - 1, this.steps.length + steps.length - KEPT))
    this.steps = [...this.steps, ...steps].slice(dropped)
    this.at = Math.max(0, this.at - dropped)
    if (settings.speed === 'off' || document.hidden) return this.end()
    if (!waiting) {
      this.go(this.at + 1)
      this.rest()
    }
  }

  /** The truth about the newest position has changed without anything to show: names, who is there. */
  amend(position: Position): void {
    const last = this.steps.at(-1)
    if (!last) return this.begin(position)
    this.steps = [...this.steps.slice(0, -1), { ...last, position }]
    if (!this.playing) this.show(position)
  }

  // --- what a person does -------------------------------------------------------------------------

  end(): void {
    this.stop()
    if (this.steps.length) this.go(this.steps.length - 1)
  }

  pause(): void {
    this.paused = !this.paused
    if (this.paused) clearTimeout(this.timer)
    else this.rest()
  }

  next(): void {
    if (!this.playing) return this.stop()
    this.go(this.at + 1)
    this.rest()
  }

  back(): void {
    this.go(Math.max(1, this.at - 1))
    this.paused = true
    clearTimeout(this.timer)
  }

  /** Everything since my last decision once more, or from one version on. */
  again(version?: number): void {
    if (!this.past) return
    const from = version === undefined ? 1 : this.steps.findIndex((step, index) => index > 0 && step.position.version === version)
    this.stop()
    this.go(Math.max(0, from - 1))
    if (this.byHand) this.next()
    else this.rest(RATE.normal)
    this.shownAgain = true
  }

  /** What is shown was seen before: there is no hurry, and nothing new to announce. */
  shownAgain = $state(false)

  close(): void {
    clearTimeout(this.timer)
  }

  // --- time ---------------------------------------------------------------------------------------

  private go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.steps.length - 1))
    const step = this.steps[this.at]
    if (step) this.show(step.position)
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.paused = false
    this.resting = false
    this.shownAgain = false
  }

  /** Let what is shown be seen, then show the next; what is long goes faster, evenly. */
  private rest(rate = RATE[settings.speed]): void {
    clearTimeout(this.timer)
    this.resting = true
    if (this.paused || this.byHand) return
    const all = this.steps.slice(1).reduce((sum, step) => sum + step.wait, 0)
    const hurry = Math.max(1, all / LONGEST)
    const wait = (this.steps[this.at]?.wait ?? 0) / hurry / (Number.isFinite(rate) ? rate : RATE.normal)
    this.timer = setTimeout(() => {
      if (!this.playing) return this.stop()
      this.go(this.at + 1)
      this.rest(rate)
    }, wait)
  }
}
