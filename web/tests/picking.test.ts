import { describe, expect, it } from 'vitest'
import { among, having, narrow, same } from '../src/lib/picking'
import { move } from './made'

const [a, b, c] = [move('a'), move('b'), move('c')]

describe('picking', () => {
  it('takes what was clicked when nothing was picked', () => {
    expect(narrow([], [a, b])).toEqual([a, b])
  })

  it('narrows to what both clicks stand for', () => {
    expect(narrow([a, b, c], [b, c])).toEqual([b, c])
    expect(narrow([a, b], [b, c])).toEqual([b])
  })

  it('begins again when the clicks have nothing in common', () => {
    expect(narrow([a, b], [c])).toEqual([c])
  })

  it('replaces a single move', () => {
    expect(narrow([a], [a, b])).toEqual([a, b])
  })

  it('knows what is picked', () => {
    expect(among([a], [a, b])).toBe(true)
    expect(among([a], [b])).toBe(false)
    expect(among([], [])).toBe(false)
    expect(same([a, b], [a, b])).toBe(true)
    expect(same([a, b], [b, a])).toBe(false)
  })

  it('finds moves by their words and facts', () => {
    const sale = move('sell rum', 'sell', { kind: 'rum' })
    expect(having([sale, a], 'sell', { kind: 'rum' })).toEqual([sale])
    expect(having([sale, a], 'sell', { kind: 'citrus' })).toEqual([])
  })
})
