import type { Move } from '$lib/types'
import type { Say } from '$lib/words.svelte'

/** Where things lie: the wide board with the ship at sea, the narrow one with the ship in the ring. */

export interface Places {
  width: number
  height: number
  road: string
  roadWidth: number
  /** The stars of the ten stops on the street; the port is the first. */
  stars: [number, number][]
  /** Top left corners of the nine Cubans' tiles. */
  tiles: [number, number][]
  tile: [number, number]
  /** Top left corner of each flower's three buildings, and the size of one. */
  quarters: Record<string, [number, number]>
  building: [number, number]
  gap: number
  car: number
}

export const WIDE: Places = {
  width: 936,
  height: 640,
  road: 'M270 140H832a58 58 0 0 1 58 58V442a58 58 0 0 1-58 58H270a58 58 0 0 1-58-58V198a58 58 0 0 1 58-58z',
  roadWidth: 44,
  stars: [[212, 320], [297, 140], [418, 140], [539, 140], [660, 140], [890, 320], [660, 500], [539, 500], [418, 500], [297, 500]],
  tiles: [[240, 168], [361, 168], [482, 168], [603, 168], [737, 264], [603, 360], [482, 360], [361, 360], [240, 360]],
  tile: [114, 112],
  quarters: { yellow: [228, 10], blue: [578, 10], white: [228, 534], red: [578, 534] },
  building: [104, 96],
  gap: 8,
  car: 68,
}

export const NARROW: Places = {
  width: 390,
  height: 508,
  road: 'M48 20H342a30 30 0 0 1 30 30V282a30 30 0 0 1-30 30H48a30 30 0 0 1-30-30V50a30 30 0 0 1 30-30z',
  roadWidth: 29,
  stars: [[18, 166], [66, 20], [130, 20], [194, 20], [258, 20], [372, 166], [258, 312], [194, 312], [130, 312], [66, 312]],
  tiles: [[36, 38], [100, 38], [164, 38], [228, 38], [294, 123], [228, 208], [164, 208], [100, 208], [36, 208]],
  tile: [60, 86],
  quarters: { yellow: [8, 346], blue: [199, 346], white: [8, 430], red: [199, 430] },
  building: [59, 73],
  gap: 3,
  car: 44,
}

/** Of the narrow drawing the ring alone: this high. */
export const RING = 332

export const SOFT: Record<string, string> = { yellow: 'var(--straw)', blue: 'var(--sky2)', white: 'var(--chalk)', red: 'var(--rose)', '': 'var(--road)' }
export const QUARTER: Record<string, string> = { yellow: 'var(--fyellow)', blue: 'var(--fblue)', white: 'var(--white)', red: 'var(--fred)' }

/** What a Cuban gives, as the tile shows it. */
export const GIFTS: Record<string, [string, string]> = {
  pedro: ['+2', 'g-tobacco'],
  maria: ['+2', 'vp'],
  jose: ['+2', 'g-sugar'],
  martinez: ['+3', 'peso'],
  conchita: ['+2', 'g-citrus'],
  miguel: ['+2', 'g-wood'],
}

/** What a building does, as the tile shows it: glyphs and signs, left to right. */
export const WORKS: Record<string, string[]> = {
  bank: ['+2', 'peso'],
  church: ['+1', 'vp'],
  distillery: ['g-sugar', '→', 'g-rum'],
  cigar_factory: ['g-tobacco', '→', 'g-cigar'],
  sawmill: ['g-wood', '→', 'vp', 'peso'],
  cafe: ['g-rum', 'g-cigar', '→', 'vp'],
  casino: ['peso', '↔', 'vp'],
  newspaper: ['+1', 'peso'],
}

export const EMBLEMS: Record<string, string> = {
  bank: 'b-bank',
  church: 'b-church',
  distillery: 'b-distillery',
  cigar_factory: 'b-cigars',
  black_market: 'b-blackmarket',
  sawmill: 'b-sawmill',
  cafe: 'b-cafe',
  customs: 'b-customs',
  casino: 'b-casino',
  harbour_office: 'b-harbour',
  office: 'b-office',
  newspaper: 'b-newspaper',
}

export const GOODS = ['sugar', 'citrus', 'tobacco', 'rum', 'cigar'] as const
export const KINDS = [...GOODS, 'wood'] as const

export function portrait(cuban: string): string {
  return cuban === 'el_zorro' ? 'c-zorro' : `c-${cuban}`
}

/** The picture of a move; none where there is none. */
export function glyphOf(move: Move): string {
  const { good, building, cuban } = move.facts
  if (typeof building === 'string') return EMBLEMS[building] ?? ''
  if (typeof good === 'string') return `g-${good}`
  if (typeof cuban === 'string') return portrait(cuban)
  return { drive: 'car', 'give-peso': 'peso', 'give-vp': 'vp' }[move.words] ?? ''
}

/** A use without its building, which the question names. */
export function briefOf(move: Move, say: Say): string {
  if (move.words === 'use-black-market') return say('board-swap', move.facts)
  return move.words.startsWith('use-harbour-office') ? say('board-value-way', move.facts) : ''
}

const ELSEWHERE = ['exclude', 'drive', 'claim', 'deliver', 'go']

/** What has no place on the board: taking, giving, doing without, and the ways to use a building. */
export function looseOf(phase: string, legal: readonly Move[]): Move[] {
  return legal.filter((move) => !ELSEWHERE.includes(move.verb) && !(move.verb === 'use' && phase !== 'building'))
}
