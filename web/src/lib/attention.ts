/** That it is my turn, for whoever looks elsewhere: the tab's picture, the badge of an installed page, a sound. */
import { settings } from './settings.svelte'

const PLAIN = '/favicon.svg'
const TURN = '/favicon-turn.svg'
let before = 0

/** At so many tables it is my turn. */
export function attend(tables: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = tables ? TURN : PLAIN
  void (tables ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.())?.catch(() => undefined)
  if (tables > before && settings.sound) chime()
  before = tables
}

/** Two notes of a steel drum. Browsers play them only where the person has clicked before. */
export function chime(): void {
  const context = new AudioContext()
  for (const [at, pitch] of [
    [0, 659],
    [0.18, 880],
  ] as const) {
    const [tone, loud] = [context.createOscillator(), context.createGain()]
    const begin = context.currentTime + at
    tone.frequency.value = pitch
    loud.gain.setValueAtTime(0.2, begin)
    loud.gain.exponentialRampToValueAtTime(0.001, begin + 0.6)
    tone.connect(loud).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + 0.6)
  }
  setTimeout(() => void context.close(), 1200)
}
