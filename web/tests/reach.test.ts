import { expect, it } from 'vitest'
import { scrollFor, STRIP } from '$lib/reach'

const EDGE = { top: 100, bottom: 500 }
const row = (top: number, height = 50): { top: number; bottom: number } => ({ top, bottom: top + height })

it('stays where all that can be done is in sight', () => {
  expect(scrollFor([row(120), row(300)], [], EDGE)).toBe(0)
  expect(scrollFor([], [], EDGE)).toBe(0)
})

it('shows all of it where there is room, though a part was in sight', () => {
  expect(scrollFor([row(440), row(520)], [], EDGE)).toBeGreaterThanOrEqual(70)
  expect(scrollFor([row(20), row(200)], [], EDGE)).toBeLessThanOrEqual(-80)
})

it('goes to the first thing if nothing of a long list is in sight, else leaves it', () => {
  const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => row(600 + 60 * n))
  expect(scrollFor(list, [], EDGE)).toBe(650 - 500 + STRIP)
  expect(scrollFor(list.map(({ top }) => row(top - 400)), [], EDGE)).toBe(0)
})

it('brings what is picked out of the strips at the edges', () => {
  const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => row(120 + 60 * n))
  expect(scrollFor(list, [row(470)], EDGE)).toBe(520 - 500 + STRIP)
  expect(scrollFor(list, [row(110)], EDGE)).toBe(110 - 100 - STRIP)
  expect(scrollFor(list, [row(300)], EDGE)).toBe(0)
})
