/** What a person has set for themselves, kept in this browser. */

export const SPEEDS = ['off', 'slow', 'normal', 'quick'] as const
export type Speed = (typeof SPEEDS)[number]

const SPEED = 'antilles.speed'
const FORCED = 'antilles.forced'

class Settings {
  /** How fast the others' moves are played back; off shows at once how things stand. */
  speed = $state<Speed>('normal')
  /** A decision with one possible move is asked all the same. */
  askForced = $state(false)

  begin(): void {
    const kept = localStorage.getItem(SPEED)
    this.speed = SPEEDS.find((one) => one === kept) ?? 'normal'
    this.askForced = localStorage.getItem(FORCED) === 'ask'
  }

  play(speed: Speed): void {
    this.speed = speed
    localStorage.setItem(SPEED, speed)
  }

  turnForced(): void {
    this.askForced = !this.askForced
    localStorage.setItem(FORCED, this.askForced ? 'ask' : 'play')
  }
}

export const settings = new Settings()
