/** The time as the server has it, and how much of it is left. Whoever shows it watches; while nobody does, nothing ticks. */
import { words } from './words.svelte'

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]
/** A difference below this is the network's. */
const SLACK = 2 * SECOND

class Clock {
  now = $state(Date.now())
  private offset = 0
  private watchers = 0
  private timer: ReturnType<typeof setInterval> | undefined

  /** What an answer of the server says the time is. */
  heard(date: string | null): void {
    const theirs = date ? Date.parse(date) : NaN
    if (Number.isNaN(theirs)) return
    const offset = theirs + SECOND / 2 - Date.now()
    if (Math.abs(offset - this.offset) > SLACK) this.offset = Math.abs(offset) > SLACK ? offset : 0
  }

  private look = (): void => void (this.now = Date.now() + this.offset)

  /** Tick until the returned function is called. */
  watch = (): (() => void) => {
    this.look()
    if (this.watchers++ === 0) this.timer = setInterval(this.look, SECOND)
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer)
    }
  }
}

export const clock = new Clock()

/** A span of time in words: days, hours or minutes. */
export function span(ms: number): string {
  if (ms >= 2 * DAY) return words.say('time-days', { n: Math.floor(ms / DAY) })
  if (ms >= HOUR) return words.say('time-hours', { n: Math.floor(ms / HOUR) })
  return words.say('time-minutes', { n: Math.max(0, Math.floor(ms / MINUTE)) })
}

/** A span of a live clock: minutes and seconds. */
export function ticking(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** So little is left that it is said louder. */
export function urgent(ms: number, live: boolean): boolean {
  return ms < (live ? MINUTE : 3 * HOUR)
}

/** The time zone of this browser, for days that do not end at night. */
export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || ''
}
