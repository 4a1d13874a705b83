/** Made by tools/web_data.py; do not edit. */
import type { View } from '$lib/types'

export interface Stop {
  cuban: string
  flower: string
  active: boolean
}

export interface Site {
  flower: string
  building: string
  owner: number | null
  broker: number | null
}

export interface Holdings {
  vp: number
  pesos: number
  goods: Record<string, number>
}

export interface Player {
  holdings: Holdings | null
  markers: number
  broker: string
}

export interface SantiagoDeCubaView extends View {
  turn: number
  car: number
  street: Stop[]
  town: Site[]
  ship: number
  value: number
  demand: Record<string, number>
  rolled: number
  set_aside: string
  sailed: boolean
  broker_moved: boolean
  passed: number[]
  supply: Record<string, number>
  pesos_in_play: number
  vp_in_play: number
  players: Player[]
}
