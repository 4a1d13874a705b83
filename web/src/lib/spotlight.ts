/** What a coach lights up, and where there is room to speak of it. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Pixels between two places that are tried for a bubble. */
const PACE = 12
/** What else can be done may be covered, if there is no other room. */
const LIGHTLY = 0.01
/** A bubble that covers more than this part of something becomes smaller. */
export const SLIGHT = 0.03
/** What a pixel of distance counts beside parts that are covered. */
const FAR = 0.00002
/** A thing of which more than this part is shown is in sight. */
const WHOLE = 0.6

export const REVEAL = 'reveal'
/** Where a thing may be cut off: it is lit as far as it is shown there. */
const FRAMES = '.stage, .rail .col, .strip, .drawer'
/** Where it is written for which moves something stands. */
const STANDS_FOR = ['data-moves', 'data-choice', 'data-loose', 'data-steps'] as const

/** The things of these names, and those that stand for one of the moves. */
function things(names: readonly string[], moves: readonly string[]): { named: Element[]; targets: Element[] } {
  const named = names.flatMap((name) => {
    const site = /^site (\w+)$/.exec(name)?.[1]
    if (site) return [...document.querySelectorAll(`[data-site="${CSS.escape(site)}"]`)]
    if (name === 'volcano') return [...document.querySelectorAll('[data-site^="V"]')]
    return [...document.querySelectorAll(`[data-lit~="${CSS.escape(name)}"]`)]
  })
  const targets = [...document.querySelectorAll(STANDS_FOR.map((name) => `[${name}]`).join())].filter((one) => standsFor(one).some((text) => moves.includes(text)) && isShown(one))
  const made = moves.length && !targets.length ? [...document.querySelectorAll('.bar [data-do=confirm]')] : [] // picked in the bar: it waits there
  return { named: named.filter(isShown), targets: [...targets, ...made] }
}

/** The moves of a part of the board, of a button or of a number that is asked in the bar. */
function standsFor(one: Element): string[] {
  return STANDS_FOR.flatMap((name) => one.getAttribute(name)?.split('|') ?? [])
}

/** A board behind a leaf keeps its place, but is not shown. */
function isShown(one: Element): boolean {
  return one.checkVisibility({ visibilityProperty: true })
}

/** What is open over the table: a frame behind it would cut through it. */
const OVER = '.drop-up, .choices, [data-stepper]'

/** What of them is in sight. */
export function lit(names: readonly string[], moves: readonly string[]): Box[] {
  const { named, targets } = things(names, moves)
  const over = [...document.querySelectorAll(OVER)].filter(isShown)
  const behind = (one: Element): boolean => over.some((leaf) => !leaf.contains(one) && !one.contains(leaf) && overlap(boxOf(leaf), shownOf(one)) > 0)
  return [...new Set([...named, ...targets])].filter((one) => !behind(one)).map(shownOf).filter(inSight)
}

/** What answers the task and what makes the move: a bubble must not lie upon it. */
export function needed(answers: readonly string[], played: boolean): Box[] {
  const bar = [...document.querySelectorAll('.bar button, .bar [data-stepper], .bar summary')]
  const seen = played ? [...document.querySelectorAll('[data-changed], [data-lit~=revealed]')] : []
  return [...things([], answers).targets, ...bar, ...seen].filter(isShown).map(shownOf).filter(inSight)
}

/** What one would like to see besides: other things that can be done, what one owns, what the bar says. */
export function wished(): Box[] {
  return [...document.querySelectorAll('[data-target=can], .choices, [data-own], .mine-too, .bar .say')].filter(isShown).map(shownOf).filter(inSight)
}

/** Whatever is spoken of, and lies outside the part of the board that is shown, or is cut off there, is brought into it: first what
    is to be touched. */
export function bringIntoSight(names: readonly string[], moves: readonly string[]): void {
  const { named, targets } = things(names, moves)
  for (const group of [targets, named]) {
    const boards = group.filter((one) => one.closest('.stage'))
    if (!boards.length) continue
    if (!boards.some((one) => share(one) > WHOLE)) bring(boards[0]!)
    return
  }
}

/** How much of a thing is shown, of as much as could be. */
function share(one: Element): number {
  const [whole, shown] = [boxOf(one), shownOf(one)]
  if (!inSight(shown)) return 0
  const frame = one.closest(FRAMES)
  const most = frame ? boxOf(frame) : whole
  return (shown.w * shown.h) / (Math.min(whole.w, most.w) * Math.min(whole.h, most.h))
}

/** Boards that scroll do so; one that has its own way of showing a part of itself hears ``REVEAL``. */
function bring(one: Element): void {
  one.scrollIntoView({ block: 'center', inline: 'center' })
  one.dispatchEvent(new Event(REVEAL, { bubbles: true }))
}

function shownOf(one: Element): Box {
  const box = boxOf(one)
  const frame = one.closest(FRAMES)
  if (!frame) return box
  const edge = boxOf(frame)
  const [x, y] = [Math.max(box.x, edge.x), Math.max(box.y, edge.y)]
  return { x, y, w: Math.min(box.x + box.w, edge.x + edge.w) - x, h: Math.min(box.y + box.h, edge.y + edge.h) - y }
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

/** The part of the thing that a place covers most. */
export function worst(place: Box, things: readonly Box[]): number {
  return Math.max(0, ...things.map((box) => overlap(place, box) / (box.w * box.h || 1)))
}

/** Where a bubble of this size stands in a room: covering as little as can be of what must be seen, then of what one would
    like to see, and near to what it speaks of. */
export function beside(lit: readonly Box[], must: readonly Box[], rather: readonly Box[], size: { w: number; h: number }, room: Box): Box {
  const it = around(lit) ?? { x: room.x + room.w, y: room.y + room.h, w: 0, h: 0 }
  // as parts of each: a row that is hidden whole is worse than half a card
  const part = (place: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(place, box) / (box.w * box.h || 1), 0)
  const away = ({ x, y, w, h }: Box): number => Math.abs(x + w / 2 - it.x - it.w / 2) + Math.abs(y + h / 2 - it.y - it.h / 2)
  const cost = (place: Box): number => worst(place, must) + part(place, must) + LIGHTLY * part(place, rather) + FAR * away(place)
  const all = paces(room.x, room.w - size.w).flatMap((x) => paces(room.y, room.h - size.h).map((y) => ({ x, y, ...size })))
  return all.map((place) => ({ place, cost: cost(place) })).reduce((best, one) => (one.cost < best.cost ? one : best)).place
}

/** From one edge to the other. */
function paces(from: number, length: number): number[] {
  const n = Math.max(0, Math.ceil(length / PACE))
  return Array.from({ length: n + 1 }, (_, at) => from + (n ? (Math.max(0, length) * at) / n : 0))
}
