/** Small things that tests are made of. */
import type { Position } from '../src/lib/sitting.svelte'
import type { Facts, Move, Said } from '../src/lib/types'

export function move(text: string, words = text, facts: Facts = {}): Move {
  return { text, verb: text.split(' ')[0] ?? '', words, facts }
}

export function said(key: string, who = 1): Said {
  return { key, facts: { who } }
}

/** What seat 0 of two sees at a version; ``asked`` 0 while others decide. */
export function position(version: number, legal: Move[] = [], asked = legal.length ? version : 0): Position {
  const view = { game: 'toy', edition: 1, seats: 2, options: {}, seat: 0, actors: [legal.length ? 0 : 1], phase: '', scores: [version, 0], places: [] }
  return { version, asked, view, legal, names: ['Ana', 'Ben'] }
}
