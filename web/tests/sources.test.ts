import { describe, expect, it } from 'vitest'
import { sourcesOf, split } from '../src/lib/sources'
import type { Gain, SeatOutcome } from '../src/lib/wire'

const say = (key: string, facts: Record<string, string | number> = {}): string => `${key} ${Object.values(facts).join(' ')}`.trim()

function gain(points: number, ...events: [string, Record<string, number | string>][]): Gain {
  return { position: 1, points, total: points, events: events.map(([key, facts]) => ({ key, facts })) }
}

describe('points by source', () => {
  it('splits a gain among what was told, and loses none', () => {
    const plan = { events: { a: 'first', b: 'second' }, weak: {} }
    const parts = split(gain(9, ['a', { n: 2 }], ['b', { n: 5 }]), plan)
    expect(parts).toEqual([
      ['first', 2],
      ['second', 7],
    ])
  })

  it('names what nobody told of', () => {
    expect(split(gain(3), undefined)).toEqual([['other', 3]])
    expect(split({ ...gain(10), position: 0 }, undefined)).toEqual([['start', 10]])
  })

  it('adds up to the points of every seat, with names', () => {
    const gains = [gain(4, ['event-gains-vp', { card: 'captain', n: 4 }]), gain(3, ['event-exchanges', { goods: 6, vp: 3 }]), gain(2, ['event-gains-vp', { card: 'captain', n: 2 }])]
    const seat = { seat: 0, score: 9, gains } as unknown as SeatOutcome
    const sources = sourcesOf('santo_domingo', [seat], say)
    expect(sources.map((source) => [source.label, source.points[0]])).toEqual([
      ['card-name captain', 6],
      ['source-name exchange', 3],
    ])
  })
})
