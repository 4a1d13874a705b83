/** Ratings in words, and the reach of their plots. */
import type { RatingOut } from './wire'
import { words } from './words.svelte'

/** Where bars begin and end, unless somebody reaches farther: hundreds. */
export function span(rows: { value: number; bar: number }[]): [number, number] {
  const least = Math.min(1200, ...rows.map((row) => row.value - row.bar))
  const most = Math.max(1800, ...rows.map((row) => row.value + row.bar))
  return [Math.floor(least / 100) * 100, Math.ceil(most / 100) * 100]
}

/** “1,524 ± 61”, or that there are not enough games yet. */
export function said(rating: RatingOut): string {
  if (rating.value === null || rating.bar === null) return words.say('rating-few')
  return words.say('rating-value', { value: rating.value, bar: rating.bar })
}

/** With its sign; nothing is a change too. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}
