/** Which part of the map is in sight: whole, or at a scale round a point. */
import { MAP } from './map'

const MOST = 3
/** Pixels a unit at which a phone opens the map. */
export const LEGIBLE = 1.05
/** Below this the far drawing is used. */
export const FAR = 0.7

interface Look {
  k: number
  x: number
  y: number
}

export class Sight {
  wide = $state<number>(MAP.width)
  high = $state<number>(MAP.height)
  /** Where the question would look; null for the whole. */
  asked = $state.raw<{ x: number; y: number } | null>(null)
  private own = $state.raw<Look | null>(null)

  readonly whole = $derived(Math.max(0.01, Math.min((this.wide ?? 0) / MAP.width, (this.high ?? 0) / MAP.height)))
  readonly look = $derived.by<Look>(() => {
    if (this.own) return this.within(this.own)
    if (this.asked) return this.within({ k: Math.max(LEGIBLE, this.whole), ...this.asked })
    return this.within({ k: this.whole, x: MAP.x + MAP.width / 2, y: MAP.y + MAP.height / 2 })
  })
  readonly box = $derived(
    `${this.look.x - this.wide / this.look.k / 2} ${this.look.y - this.high / this.look.k / 2} ${this.wide / this.look.k} ${this.high / this.look.k}`,
  )
  readonly far = $derived(this.look.k < FAR)

  /** No more than the map: a side longer than the map shows all of it, in the middle. */
  private within(look: Look): Look {
    const k = Math.max(this.whole, Math.min(look.k, Math.max(this.whole * MOST, 1.6)))
    const fit = (at: number, from: number, long: number, seen: number): number =>
      seen >= long ? from + long / 2 : Math.max(from + seen / 2, Math.min(from + long - seen / 2, at))
    return { k, x: fit(look.x, MAP.x, MAP.width, this.wide / k), y: fit(look.y, MAP.y, MAP.height, this.high / k) }
  }

  pan(dx: number, dy: number): void {
    const { k, x, y } = this.look
    this.own = this.within({ k, x: x - dx / k, y: y - dy / k })
  }

  /** By a factor, the point of the map under (px, py) staying there. */
  zoom(factor: number, px = this.wide / 2, py = this.high / 2): void {
    const { k, x, y } = this.look
    const next = this.within({ k: k * factor, x, y }).k
    const shift = 1 / k - 1 / next
    this.own = this.within({ k: next, x: x + (px - this.wide / 2) * shift, y: y + (py - this.high / 2) * shift })
  }

  showAll(): void {
    this.own = { k: this.whole, x: MAP.x + MAP.width / 2, y: MAP.y + MAP.height / 2 }
  }

  goTo(at: { x: number; y: number }): void {
    this.own = this.within({ k: Math.max(this.look.k, Math.min(LEGIBLE, this.whole * MOST)), ...at })
  }

  /** As the question wants it. */
  rest(): void {
    this.own = null
  }

  /** Where a point of the map is on the screen, from the corner of what is in sight. */
  pixels(at: { x: number; y: number }): { x: number; y: number } {
    const { k, x, y } = this.look
    return { x: (at.x - x) * k + this.wide / 2, y: (at.y - y) * k + this.high / 2 }
  }

  /** Where a point of the map lies: '' in sight, else the edge it lies beyond. */
  beyond(at: { x: number; y: number }): '' | 'up' | 'down' | 'left' | 'right' {
    const [w, h] = [this.wide / this.look.k / 2, this.high / this.look.k / 2]
    const [dx, dy] = [at.x - this.look.x, at.y - this.look.y]
    if (Math.abs(dx) <= w - 20 && Math.abs(dy) <= h - 16) return ''
    if (Math.abs(dx) - w > Math.abs(dy) - h) return dx < 0 ? 'left' : 'right'
    return dy < 0 ? 'up' : 'down'
  }
}
