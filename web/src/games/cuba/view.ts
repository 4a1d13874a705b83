/** Made by tools/web_data.py; do not edit. */
import type { View } from '$lib/types'

export interface Planter {
  vp: number
  pesos: number
  hand: string[]
  delegates: string[]
  last_card: string
  cubans: number
  pawn: number
  parcels: string[]
  buildings: string[]
  courtyard: number[]
  warehouse: number[]
  votes: number
  promised: number
  due: number
  paid_tax: boolean
  paid_duty: boolean
  statue: boolean
}

export interface Action {
  count: number
  used: number
  dock: number
  tile: string
  parcel: number
  user: number
  bought: string[]
  sold: string[]
  buys: number
  sells: number
  bidders: number[]
  winner: number
  passing: string[]
}

export interface Ship {
  name: string
  slots: string[]
  cargo: string[]
}

export interface Taken {
  cuban: string
  seat: number
}

export interface CubaView extends View {
  round: number
  rounds: number
  turn: number
  start: number
  players: Planter[]
  action: Action
  market: number[]
  supply: number[]
  available: Record<string, number>
  uses: Record<string, number>
  docks: (Ship | null)[]
  sea: Ship | null
  pile: string[]
  laws: string[]
  bills: string[]
  unseen: string[][]
  markers: string[]
  vote_tile: number
  veto_tile: number
  influence_tile: number
  influence: string
  avenue: string[]
  taken: (Taken | null)[]
  car: number
  missing: string[]
  chosen: string[]
  bid: number | null
}
