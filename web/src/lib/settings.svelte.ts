/** What a person has set for themselves, kept in this browser. */

export const SPEEDS = ['off', 'slow', 'normal', 'quick'] as const
export type Speed = (typeof SPEEDS)[number]

const SPEED = 'antilles.speed'
const FORCED = 'antilles.forced'
const COACH = 'antilles.coach'

class Settings {
  /** How fast the others' moves are played back; off shows at once how things stand. */
  speed = $state<Speed>('normal')
  /** A decision with one possible move is asked all the same. */
  askForced = $state(false)
  /** In games against bots, somebody asks before a move that loses much. */
  coach = $state(false)

  begin(): void {
    const kept = localStorage.getItem(SPEED)
    this.speed = SPEEDS.find((one) => one === kept) ?? 'normal'
    this.askForced = localStorage.getItem(FORCED) === 'ask'
    this.coach = localStorage.getItem(COACH) === 'on'
  }

  play(speed: Speed): void {
    this.speed = speed
    localStorage.setItem(SPEED, speed)
  }

  turnCoach(on = !this.coach): void {
    this.coach = on
    localStorage.setItem(COACH, on ? 'on' : 'off')
  }

  turnForced(): void {
    this.askForced = !this.askForced
    localStorage.setItem(FORCED, this.askForced ? 'ask' : 'play')
  }
}

export const settings = new Settings()
