/** The reveal, number by number, from what the events tell: nothing here knows what a card does. */
import { FURTHER, MOVE, type Step } from '$lib/playback.svelte'
import type { Position } from '$lib/sitting.svelte'
import type { Said, View } from '$lib/types'
import type { Unfold } from '$lib/unfold'
import { CARDS } from './cards'
import type { SantoDomingoView } from './view'

const TURN = 1500
const NUMBER = 1400
const MINE = 600
const BETWEEN = 300
/** A card laid face down: there is nothing to see. */
const CHOICE = /^event-(has|you)-chose/

export interface Taker {
  seat: number
  vp: number
  goods: number
}

export interface Slot {
  number: number
  card: string
  takers: Taker[]
  state: 'done' | 'now' | 'next'
}

/** The cards that lie open, and where the rows stood before the number that acts now. */
export interface Reveal {
  slots: Slot[]
  from: { points: number; goods: number; exchange: number }
}

interface Table {
  points: number
  goods: number
  exchange: number
  vp: number[]
  stock: number[]
}

function whoOf(said: Said): number {
  return Number(said.facts['who'] ?? -1)
}

function cardsOf(said: Said): string[] {
  return [said.facts['card'], said.facts['second']].filter((card): card is string => typeof card === 'string')
}

/** The number to which a sentence belongs; 0 for what belongs to none. */
function numberOf(said: Said, now: number): number {
  const card = said.key.startsWith('event-gains-') ? String(said.facts['card']) : ''
  if (card) return CARDS.find((one) => one.name === card)?.number ?? 0
  if (said.key === 'event-goods-lost') return now
  if (/^event-exchange(s|s-nothing|-back|-reset)$/.test(said.key)) return 7
  return said.key === 'event-takes-cards-back' ? 8 : 0
}

/** What one sentence changes on the table. */
function apply(table: Table, said: Said): Table {
  const who = whoOf(said)
  const n = Number(said.facts['n'] ?? 0)
  const row = CARDS.find((one) => one.name === said.facts['card'])?.row
  const more = (list: number[], add: number): number[] => list.map((value, seat) => (seat === who ? value + add : value))
  if (said.key === 'event-gains-vp') return { ...table, vp: more(table.vp, n), points: table.points - (row === 'points' ? n : 0) }
  if (said.key === 'event-gains-goods') return { ...table, stock: more(table.stock, n), goods: table.goods - (row === 'goods' ? n : 0) }
  if (said.key === 'event-exchange-back') return { ...table, exchange: Number(said.facts['to'] ?? table.exchange) }
  if (said.key === 'event-exchanges') {
    const [goods, vp] = [Number(said.facts['goods'] ?? 0), Number(said.facts['vp'] ?? 0)]
    return { ...table, stock: more(table.stock, -goods), vp: more(table.vp, vp) }
  }
  return table
}

function taken(said: Said): Taker | null {
  const [seat, n] = [whoOf(said), Number(said.facts['n'] ?? 0)]
  if (said.key === 'event-gains-vp') return { seat, vp: n, goods: 0 }
  if (said.key === 'event-gains-goods') return { seat, vp: 0, goods: n }
  if (said.key === 'event-exchanges') return { seat, vp: Number(said.facts['vp'] ?? 0), goods: -Number(said.facts['goods'] ?? 0) }
  return null
}

/** While a Trader decides, what the numbers before it brought. */
const earlier = new WeakMap<View, (Taker & { number: number })[]>()

export const unfold: Unfold = (before, said, after) => {
  const [old, now] = [before.view as SantoDomingoView, after.view as SantoDomingoView]
  const played = old.players.map((player, seat) => {
    const told = said.filter((one) => one.key.startsWith('event-plays') && whoOf(one) === seat).flatMap(cardsOf)
    return told.length ? told : player.on_table
  })
  if (said.every((one) => CHOICE.test(one.key))) return []
  if (!played.some((cards) => cards.length)) return [{ position: after, said, wait: MOVE }]

  let table: Table = {
    points: old.vp_row,
    goods: old.goods_row,
    exchange: old.exchange_row,
    vp: old.players.map((player) => player.vp),
    stock: old.players.map((player) => player.goods),
  }
  const gains = [...(earlier.get(before.view) ?? [])]
  const steps: Step[] = []

  function show(number: number, told: Said[], wait: number, from: Table): void {
    const slots = CARDS.filter((card) => played.some((cards) => cards.includes(card.name))).map((card): Slot => {
      const seats = played.flatMap((cards, seat) => (cards.includes(card.name) ? [seat] : []))
      return {
        number: card.number,
        card: card.name,
        takers: seats.map((seat) => gains.findLast((one) => one.number === card.number && one.seat === seat) ?? { seat, vp: 0, goods: 0 }),
        state: card.number < number ? 'done' : card.number === number ? 'now' : 'next',
      }
    })
    const scene: Reveal = { slots, from: { points: from.points, goods: from.goods, exchange: from.exchange } }
    const mine = told.some((one) => whoOf(one) === now.seat)
    steps.push({ position: between(before, after, table, played), said: told, wait: wait + (mine ? MINE : 0), scene })
  }

  const open = said.filter((one) => one.key === 'event-reveal' || one.key.startsWith('event-plays'))
  if (open.length) show(0, open, TURN, table)
  let number = 0
  const rest: Said[] = []
  const numbers = new Map<number, Said[]>()
  for (const one of said) {
    if (open.includes(one) || CHOICE.test(one.key)) continue
    number = numberOf(one, number)
    if (number) numbers.set(number, [...(numbers.get(number) ?? []), one])
    else rest.push(one)
  }
  for (const [value, told] of [...numbers].sort(([a], [b]) => a - b)) {
    const from = table
    for (const one of told) {
      table = apply(table, one)
      const taker = taken(one)
      if (taker) gains.push({ ...taker, number: value })
    }
    show(value, told, NUMBER + BETWEEN, from)
  }
  earlier.set(after.view, gains)
  return [...steps, { position: after, said: rest, wait: rest.length ? MOVE + FURTHER * (rest.length - 1) : 0 }]
}

/** The table while the cards act: the rows and what everybody has so far. */
function between(before: Position, after: Position, table: Table, played: string[][]): Position {
  const [old, now] = [before.view as SantoDomingoView, after.view as SantoDomingoView]
  const players = old.players.map((player, seat) => {
    const cards = played[seat] ?? []
    return { ...player, vp: table.vp[seat] ?? 0, goods: table.stock[seat] ?? 0, hand: player.hand.filter((card) => !cards.includes(card)), on_table: cards, last: cards }
  })
  const view: SantoDomingoView = {
    ...old,
    phase: 'trade',
    actors: [],
    places: [],
    vp_row: table.points,
    goods_row: table.goods,
    exchange_row: table.exchange,
    rate: now.track[table.exchange] ?? now.rate,
    scores: table.vp,
    players,
    chosen: [],
    gains: {},
  }
  return { ...after, view, legal: [] }
}
