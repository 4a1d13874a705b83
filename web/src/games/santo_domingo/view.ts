/** Made by tools/web_data.py; do not edit. */
import type { View } from '$lib/types'

export interface Trader {
  vp: number
  goods: number
  hand: string[]
  discard: string[]
  on_table: string[]
  last: string[]
}

export interface CardGain {
  vp: number
  goods: number
}

export interface SantoDomingoView extends View {
  round: number
  target: number
  cards_per_round: number
  vp_row: number
  goods_row: number
  exchange_row: number
  rate: string
  track: string[]
  still_to_trade: number[]
  players: Trader[]
  chosen: string[]
  gains: Record<string, CardGain>
}
