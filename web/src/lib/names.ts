/** Names at a table: people as they call themselves, bots by a name of the house for their seat. */
import { words } from './words.svelte'

interface Named {
  name: string
  level: string
}

export function namesOf(chairs: readonly Named[]): string[] {
  return chairs.map((chair, seat) => (chair.level ? words.say('name-bot', { n: seat }) : chair.name))
}
