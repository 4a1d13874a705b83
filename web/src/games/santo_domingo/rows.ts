/** The three rows of the harbour. */
import type { SantoDomingoView } from './view'

export interface Row {
  name: string
  glyph: string
  at: number
  fill: string
  mark: string
  ink: string
}

export function rowsOf(view: SantoDomingoView): Row[] {
  return [
    { name: 'points', glyph: 'vp', at: view.vp_row, fill: 'var(--rose)', mark: 'var(--p1)', ink: 'var(--lit)' },
    { name: 'goods', glyph: 'g-rice', at: view.goods_row, fill: 'var(--sky)', mark: 'var(--p2)', ink: 'var(--lit)' },
    { name: 'exchange', glyph: 'r-trader', at: view.exchange_row, fill: 'var(--straw)', mark: 'var(--amber)', ink: 'var(--tink)' },
  ]
}
