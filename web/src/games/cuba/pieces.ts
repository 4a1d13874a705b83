/** The pictures of Cuba, and the values printed on its tiles. */
import printed from '$house/games/cuba/data.toml?values'
import { follow } from '$lib/box'
import type { Size } from '$lib/screen.svelte'
import type { Move } from '$lib/types'
import type { Say } from '$lib/words.svelte'
import type { CubaView } from './view'

let values: Record<string, unknown> = printed
follow('cuba', (found) => (values = { ...printed, ...found?.values }))

export const KINDS = ['citrus', 'sugar', 'tobacco', 'rum', 'cigars', 'wood', 'stone', 'water'] as const
export const MERCHANDISE = KINDS.slice(0, 5)
export const CHARACTERS = ['worker', 'tradeswoman', 'architect', 'foreman', 'mayor'] as const
export const TYPES = ['I', 'II', 'III', 'IV'] as const
export const LAW_GLYPHS = ['law-tax', 'law-duty', 'law-subsidy', 'law-act'] as const

export function goodGlyph(kind: string): string {
  return kind === 'cigars' ? 'g-cigar' : `g-${kind}`
}

export const PORTRAITS: Record<string, string> = {
  worker: 'c-worker',
  tradeswoman: 'c-trades',
  architect: 'c-architect',
  foreman: 'c-foreman',
  mayor: 'c-mayor',
  dancer: 'c-maria',
  musician: 'c-martinez',
  day_labourer: 'c-labourer',
  harbour_master: 'c-master',
  lawyer: 'c-alonso',
  revolutionary: 'c-revol',
  donkey: 'c-donkey',
}

export const EMBLEMS: Record<string, string> = {
  warehouse: 'b-warehouse',
  distillery: 'b-distillery',
  cigar_factory: 'b-cigars',
  juice_press: 'b-press',
  cement_factory: 'b-cement',
  cafe: 'b-cafe',
  rum_bar: 'b-rumbar',
  cigar_lounge: 'b-lounge',
  fruit_stand: 'b-stand',
  restaurant: 'b-restaurant',
  small_hotel: 'b-hotel',
  large_hotel: 'b-largehotel',
  golf_course: 'b-golf',
  dam: 'b-dam',
  bath_house: 'b-bath',
  second_warehouse: 'b-warehouses',
  sawmill: 'b-sawmill',
  market_hall: 'b-market',
  material_depot: 'b-depot',
  irrigation_plant: 'b-irrigation',
  bank: 'b-bank',
  trading_office: 'b-office',
  town_hall: 'b-townhall',
  church: 'b-church',
  casino: 'b-casino',
  custom_house: 'b-customs',
  playa_cafe: 'b-playa',
  statue: 'b-statue',
  newspaper: 'b-newspaper',
  hacienda: 'b-hacienda',
}

/** What is printed on a tile, as `data.toml` has it. */
export interface Printed {
  cost?: Record<string, number>
  effect?: string
  kinds?: string[]
  kind?: string
  from?: string
  to?: string
  pieces?: number
  vp?: number
  pesos?: number
  votes?: number
  most?: number
  expansion?: boolean
}

interface PrintedLaw {
  effect?: string
  n?: number
  per?: number
  kinds?: string[]
}

/** What a building costs: kind and number, as its tile shows it. */
export function pricesOf(building: string): [string, number][] {
  const cost = (values[`building_${building}`] as Printed | undefined)?.cost ?? {}
  return ['wood', 'stone', 'water', 'any'].flatMap((kind): [string, number][] => (cost[kind] ? [[kind, cost[kind]]] : []))
}

/** Does a building belong to El Presidente? */
export function expands(building: string): boolean {
  return (values[`building_${building}`] as Printed | undefined)?.expansion ?? false
}

/** What a building does, in words, from the values of its tile. */
export function effectOf(building: string, say: Say): string {
  return effectIn((values[`building_${building}`] ?? {}) as Printed, say)
}

export function effectIn(printed: Printed, say: Say): string {
  const { effect = '', kinds = [], kind, from = '', to = '', pieces = 0, vp = 0, pesos = 0, votes = 0, most = 0 } = printed
  const name = (one: string): string => say('kind-name', { kind: one }).toLowerCase()
  const reward = [
    ...(vp ? [say('board-points', { n: vp })] : []),
    ...(pesos ? [say('board-coins', { n: pesos })] : []),
    ...(kind ? [say('pieces', { kind, n: pieces })] : []),
  ].join(', ')
  const given = kinds.map(name).join(effect === 'hand_in' ? ' / ' : ', ')
  return say('board-effect', { effect, kinds: given, from: from && name(from), to: to && name(to), pieces, votes, vp, pesos, most, reward })
}

/** What a law asks or gives, in words, from the values of its card. */
export function lawOf(law: string, options: Record<string, string>, say: Say): string {
  const { effect = '', n = 0, per = 0, kinds = [] } = (values[`law_${law.toLowerCase().replace('-', '_')}`] ?? {}) as PrintedLaw
  const named = kinds.map((kind) => say('kind-name', { kind }).toLowerCase()).join(' / ')
  return effect ? say('board-law-effect', { what: `${law.split('-')[0]}-${effect}`, n, per, kinds: named, one: Number(options['reward_one']), both: Number(options['reward_both']) }) : ''
}

/** The prices of a row of the market, the dearest first. */
export function rowOf(options: Record<string, string>, kind: string): number[] {
  const goods = kind === 'rum' || kind === 'cigars'
  return (options[goods ? 'market_prices_goods' : 'market_prices'] ?? '').split(',').map(Number)
}

export function glyphOf(move: Move): string {
  const { kind, card, cuban, building, type, gain } = move.facts
  if (typeof kind === 'string') return goodGlyph(kind)
  if (typeof card === 'string') return PORTRAITS[card] ?? ''
  if (typeof cuban === 'string') return PORTRAITS[cuban] ?? ''
  if (typeof building === 'string') return EMBLEMS[building] ?? ''
  if (typeof type === 'string') return LAW_GLYPHS[TYPES.indexOf(type as 'I')] ?? ''
  if (gain === 'vp') return 'vp'
  return { bid: 'vote', 'pay-tax': 'peso', casino: 'peso' }[move.words] ?? ''
}

/** The moves that have a place of their own. */
const PLACED = new Set(
  'play send cuban move place cover buy sell gift build activate use load put stow unload veto pass influence'.split(' '),
)

export function looseOf(legal: readonly Move[]): Move[] {
  return legal.filter((move) => !PLACED.has(move.words))
}

/** How wide the board is for its height, as board.css composes it. */
export const ASPECT: Partial<Record<Size, number>> = { T: 64.5 / 37.8, 'D-low': 64.5 / 32, D: 68.8 / 47, W: 94 / 55, XL: 94 / 55 }
/** Of a tablet upright. */
export const TALL = 50 / 62

/** The parts of the board, where one is shown at a time. */
export const PARTS = Object.entries({ cards: 'c-worker', market: 'g-citrus', harbour: 'ship', laws: 'law-tax', farm: 'g-sugar', build: 'b-hacienda' }).map(
  ([name, glyph]) => ({ name, glyph, word: (say: Say) => say('board-part', { part: name }) }),
)

const NEEDS: Record<string, string> = {
  play: 'cards', send: 'cards', cuban: 'cards', buy: 'market', sell: 'market', gift: 'market', load: 'harbour', put: 'harbour', stow: 'harbour',
  unload: 'harbour', swap: 'harbour', veto: 'laws', pass: 'laws', influence: 'laws', bid: 'laws', build: 'build', move: 'farm', place: 'farm',
  cover: 'farm', activate: 'farm', use: 'farm', harvest: 'farm', 'pay-tax': 'laws', 'pay-duty': 'laws', give: 'laws',
}

/** What a character is played for. */
const PLACES: Record<string, string> = { tradeswoman: 'market', architect: 'build', mayor: 'harbour' }

/** The part that a decision is about. */
export function partOf(view: CubaView, legal: readonly Move[]): string {
  const card = legal.some((move) => move.words === 'main') ? view.players[view.seat ?? view.turn]?.last_card : null
  return legal.map((move) => NEEDS[move.words]).find((part) => part !== undefined) ?? PLACES[card ?? ''] ?? 'farm'
}
