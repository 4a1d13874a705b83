import { describe, expect, it } from 'vitest'
import { among, amounted, having, narrow, numbers, same, stepped } from '../src/lib/picking'
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

describe('numbers', () => {
  const bid = (n: number): ReturnType<typeof move> => move(`bid ${n}`, 'bid', { n })
  const bids = [3, 1, 0, 2].map(bid)

  it('are asked with a stepper, the least first', () => {
    expect(numbers(bids)?.map((one) => one.text)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3'])
    expect(stepped(bids)).toBe(true)
    expect(stepped(bids.slice(0, 3))).toBe(false)
  })

  it('leave doing without aside', () => {
    const none = move('decline')
    expect(numbers([...bids, none])).toBeNull()
    expect(amounted([...bids, none])).toEqual(bids)
    expect(stepped([...bids, none])).toBe(true)
  })

  it('are not the numbers of seats', () => {
    const sets = [0, 1, 2, 3].map((who) => move(`set ${who}`, 'set', { who }))
    expect(numbers(sets)).toBeNull()
    expect(stepped(sets)).toBe(false)
  })

  it('are not the numbers of places', () => {
    const swaps = [1, 2].map((dock) => move(`swap ${dock} ${dock + 1}`, 'swap', { dock, second: dock + 1 }))
    expect(numbers(swaps)).toBeNull()
    expect(amounted(swaps)).toEqual([])
  })

  it('differ in nothing else', () => {
    expect(numbers([move('deliver rum 1', 'deliver', { good: 'rum', n: 1 }), move('deliver citrus 2', 'deliver', { good: 'citrus', n: 2 })])).toBeNull()
  })
})
