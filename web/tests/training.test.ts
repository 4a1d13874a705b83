import './browser'
import { describe, expect, it } from 'vitest'
import { expected, training } from '../src/lib/training.svelte'

const [easy, hard] = [{ id: 'a', difficulty: 'easy' }, { id: 'b', difficulty: 'hard' }]

describe('training', () => {
  it('rates what was found, counts a row, and takes the first try of a puzzle only', () => {
    const before = training.of('toy').rating
    training.note('toy', hard, true)
    const after = training.of('toy')
    expect(after.rating).toBeGreaterThan(before)
    expect(after.streak).toBe(1)
    training.note('toy', hard, false)
    expect(training.of('toy')).toEqual(after)
    training.note('toy', easy, false)
    expect(training.of('toy').streak).toBe(0)
    expect(training.of('toy').longest).toBe(1)
    expect(training.of('toy').rating).toBeLessThan(after.rating)
  })

  it('offers what suits, and nothing twice', () => {
    expect(expected(1000, 'easy')).toBeGreaterThan(expected(1000, 'hard'))
    expect(training.next('fresh', [hard, easy])).toBe(easy)
    training.note('fresh', easy, true)
    expect(training.next('fresh', [hard, easy])).toBe(hard)
    training.note('fresh', hard, true)
    expect(training.next('fresh', [hard, easy])).toBeNull()
  })
})
