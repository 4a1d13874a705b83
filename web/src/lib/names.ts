/** Names at a table: people as they call themselves, bots by a name of the house for their seat. */
import { words } from './words.svelte'

interface Named {
  name: string
  level: string
}

/** What the server says of bots by the names that it has for them, with those of the house. */
export function renamed(text: string, chairs: readonly Named[]): string {
  const names = namesOf(chairs)
  return chairs.reduce((told, chair, seat) => (chair.level && chair.name ? told.replaceAll(chair.name, names[seat] ?? '') : told), text)
}

export function namesOf(chairs: readonly Named[]): string[] {
  return chairs.map((chair, seat) => (chair.level ? words.say('name-bot', { n: seat }) : chair.name))
}
