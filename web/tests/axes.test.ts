import { expect, test } from 'vitest'
import { spaced, ticks } from '../src/lib/axes'

test('ticks are round numbers between the ends', () => {
  expect(ticks(0, 46, 5)).toEqual([0, 10, 20, 30, 40])
  expect(ticks(-7, 21, 4)).toEqual([0, 10, 20])
  expect(ticks(31, 42, 5)).toEqual([35, 40])
})

test('what would lie on each other is moved apart, and stays between the ends', () => {
  expect(spaced([10, 11, 12], 5, 0, 100)).toEqual([10, 15, 20])
  expect(spaced([98, 99, 100], 5, 0, 100)).toEqual([90, 95, 100])
  expect(spaced([50, 50, 50], 50, 0, 60)).toEqual([0, 30, 60])
  expect(spaced([], 5, 0, 10)).toEqual([])
})
