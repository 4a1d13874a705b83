/** Friends: the link that makes them, when they were here, sitting down at a public table. */
import { api } from './api'
import { person } from './person.svelte'
import type { FriendOut, TableOut } from './wire'
import { words } from './words.svelte'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** The link by which somebody becomes my friend; the token stays behind #. */
export function friendLink(token: string): string {
  return `${location.origin}/#/friend/${token}`
}

/** “here”, “2 hours ago”, “yesterday”; nothing for whoever does not show it. */
export function seenOf(friend: FriendOut, now: number): string {
  if (friend.here) return words.say('friend-here')
  if (friend.seen === null) return ''
  const [unit, length] = STEPS.find(([, length]) => now - (friend.seen ?? 0) >= length) ?? (['minute', 60_000] as const)
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-Math.max(1, Math.floor((now - friend.seen) / length)), unit)
}

/** One click: I sit down at the first free seat. */
export async function sitDown(table: TableOut): Promise<void> {
  await person.named(person.known?.name ?? words.say('default-name'))
  await api.sit(table.table, table.names.indexOf(''), null)
}
