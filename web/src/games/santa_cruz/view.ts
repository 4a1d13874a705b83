/** Made by tools/web_data.py; do not edit. */
import type { View } from '$lib/types'

export interface Tile {
  id: string
  building: string
  points: number
  goods: string[]
  fish_bonus: number
  bird: boolean
}

export interface Site {
  id: string
  terrain: string
  tile: Tile | null
  buildings: number[]
}

export interface CardSet {
  owner: number
  group: string
  objectives: string[]
  taken_by: number | null
}

export interface Settler {
  points: number
  group: string
  hand: number
  cards: Record<string, number>
  cards_played: Record<string, number>
  objectives: number
  objectives_played: string[]
  supply: Record<string, number>
  destroyed: Record<string, number>
  birds: number
  bird_values: number[]
  has_new_objective: boolean
}

export interface SantaCruzView extends View {
  round: number
  turn: number
  order: number[]
  exception_used: boolean
  landings_left: number
  cards_left: number
  way: string
  half: number
  target: string
  sites: Site[]
  unseen: string[]
  birds_left: number
  groups_left: string[]
  sets: CardSet[]
  players: Settler[]
  hand: string[]
  new_objective: string
  discarded: string
}
