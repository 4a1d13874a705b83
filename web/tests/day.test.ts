import { expect, test } from 'vitest'
import { besideMiddle } from '../src/lib/day'

test('a course stands above, within or below the middle half', () => {
  const band = [
    [0, 2],
    [1, 3],
    [2, 4],
    [2, 4],
  ]
  expect(besideMiddle([2, 1, 5, 1], band)).toEqual({ above: 25, below: 25 })
  expect(besideMiddle([0, 1, 2, 4], band)).toEqual({ above: 0, below: 0 })
  expect(besideMiddle([9, 9, 9, 9], band)).toEqual({ above: 100, below: 0 })
})

test('without a middle half nothing is said', () => {
  expect(besideMiddle([1, 2], [])).toBeNull()
  expect(besideMiddle([1, 2], [[1, 2]])).toBeNull()
})
