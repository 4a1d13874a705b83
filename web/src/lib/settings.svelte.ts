/** What a person has set for themselves, kept in this browser. */

export const SPEEDS = ['off', 'slow', 'normal', 'quick'] as const
export type Speed = (typeof SPEEDS)[number]

const SPEED = 'antilles.speed'
const FORCED = 'antilles.forced'
const COACH = 'antilles.coach'
const CORES = 'antilles.cores'
const SOUND = 'antilles.sound'

class Settings {
  /** How fast the others' moves are played back; off shows at once how things stand. */
  speed = $state<Speed>('normal')
  /** A decision with one possible move is asked all the same. */
  askForced = $state(false)
  /** In games against bots, somebody asks before a move that loses much. */
  coach = $state(false)
  /** Hints and analyses of a server's tables are thought out on this device. */
  cores = $state(false)

  /** A sound when it becomes my turn. */
  sound = $state(false)

  begin(): void {
    const kept = localStorage.getItem(SPEED)
    this.speed = SPEEDS.find((one) => one === kept) ?? 'normal'
    this.askForced = localStorage.getItem(FORCED) === 'ask'
    this.coach = localStorage.getItem(COACH) === 'on'
    this.cores = localStorage.getItem(CORES) === 'own'
    this.sound = localStorage.getItem(SOUND) === 'on'
  }

  play(speed: Speed): void {
    this.speed = speed
    localStorage.setItem(SPEED, speed)
  }

  turnCoach(on = !this.coach): void {
    this.coach = on
    localStorage.setItem(COACH, on ? 'on' : 'off')
  }

  turnCores(): void {
    this.cores = !this.cores
    localStorage.setItem(CORES, this.cores ? 'own' : 'server')
  }

  turnSound(on: boolean): void {
    this.sound = on
    localStorage.setItem(SOUND, on ? 'on' : 'off')
  }

  turnForced(): void {
    this.askForced = !this.askForced
    localStorage.setItem(FORCED, this.askForced ? 'ask' : 'play')
  }
}

export const settings = new Settings()
