/** What a coach lights up, and where there is room to speak of it. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const GAP = 14
/** What else can be done may be covered, if there is no other room. */
const LIGHTLY = 0.05

/** The things of these names, and those that stand for a move, as far as they are in sight. */
export function lit(names: readonly string[], move: string): Box[] {
  const named = names.flatMap((name) => {
    const site = /^site (\w+)$/.exec(name)?.[1]
    if (site) return [...document.querySelectorAll(`[data-site="${CSS.escape(site)}"]`)]
    if (name === 'volcano') return [...document.querySelectorAll('[data-site^="V"]')]
    return [...document.querySelectorAll(`[data-lit~="${CSS.escape(name)}"]`)]
  })
  const targets = move ? [...document.querySelectorAll('[data-moves]')].filter((one) => (one.getAttribute('data-moves') ?? '').split('|').includes(move)) : []
  return [...new Set([...named, ...targets])].map(boxOf).filter(inSight)
}

export function boxOf(one: Element): Box {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x, y, w: width, h: height }
}

function inSight({ x, y, w, h }: Box): boolean {
  return w > 0 && h > 0 && x + w > 0 && y + h > 0 && x < innerWidth && y < innerHeight
}

export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...boxes.map(({ x, w }) => x + w)), Math.max(...boxes.map(({ y, h }) => y + h))]
  return { x: left, y: top, w: right - left, h: bottom - top }
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** Where a bubble stands: below, above, right or left of what it speaks of, in a room; covering as little of it, and of what else
    can be done, as can be. */
export function beside(boxes: readonly Box[], others: readonly Box[], size: { w: number; h: number }, room: Box): { x: number; y: number } {
  const it = around(boxes)
  const inside = (x: number, y: number): Box => ({
    x: Math.max(room.x, Math.min(x, room.x + room.w - size.w)),
    y: Math.max(room.y, Math.min(y, room.y + room.h - size.h)),
    ...size,
  })
  const last = inside(room.x + room.w - size.w, room.y + room.h - size.h)
  if (!it) return last
  const [middle, centre] = [it.x + it.w / 2 - size.w / 2, it.y + it.h / 2 - size.h / 2]
  const places = [
    inside(middle, it.y + it.h + GAP),
    inside(middle, it.y - size.h - GAP),
    inside(it.x + it.w + GAP, centre),
    inside(it.x - size.w - GAP, centre),
    last,
    inside(room.x, room.y),
    inside(room.x + room.w, room.y),
    inside(room.x, room.y + room.h),
  ]
  const covered = (place: Box): number => [...boxes, ...others].reduce((sum, box, index) => sum + overlap(place, box) * (index < boxes.length ? 1 : LIGHTLY), 0)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

/** A veil with holes: the whole window, and the boxes cut out of it. */
export function veil(boxes: readonly Box[], width: number, height: number): string {
  const holes = boxes.map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h${-w}z`)
  return `M0 0H${width}V${height}H0z${holes.join('')}`
}
