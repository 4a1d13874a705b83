/** How much time a table gives for a turn, in a sentence. */
import { words } from './words.svelte'

export interface Pace {
  days: number
  minutes: number
  increment: number
}

export function paceOf({ days, minutes, increment }: Pace): string {
  if (days) return words.say('pace-is-days', { n: days })
  return minutes ? words.say('pace-is-live', { minutes, seconds: increment }) : words.say('pace-is-none')
}
