/** The result of a game as a picture to pass on, 1200 by 630, drawn on this device; always in the colours of print. */
import type { Source } from './sources'
import type { SeatOutcome } from './wire'

export const [WIDE, HIGH] = [1200, 630]
const [SEA_FROM, SIDE, TOP, FOOT] = [330, 58, 290, 562]
const TINTS = ['pool', 'salmon', 'sand', 'lime', 'honey', 'lilac', 'smoke', 'mint']

export interface Poster {
  title: string
  subtitle: string
  brand: string
  seats: readonly SeatOutcome[]
  names: readonly string[]
  sources: readonly Source[]
}

/** The colour that an attribute of a symbol names for itself, whatever the theme. */
function paint(value: string | null): string {
  return /var\(--[\w-]+,\s*(#\w+)\)/.exec(value ?? '')?.[1] ?? value ?? 'none'
}

function outline(part: Element): Path2D {
  const number = (name: string): number => Number(part.getAttribute(name) ?? 0)
  const path = new Path2D(part.getAttribute('d') ?? '')
  if (part.tagName === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  if (part.tagName === 'rect') path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'))
  return path
}

/** The shape of a seat, from the symbol that the page draws it with. */
function stamp(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  const symbol = document.getElementById(`p-${seat + 1}`)
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 32, size / 32)
  for (const part of symbol?.children ?? []) {
    const given = (name: string): string | null => part.getAttribute(name) ?? symbol!.getAttribute(name)
    const [fill, stroke, path] = [paint(given('fill')), paint(given('stroke')), outline(part)]
    pen.lineWidth = Number(given('stroke-width') ?? 1)
    pen.lineCap = (given('stroke-linecap') ?? 'butt') as CanvasLineCap
    pen.lineJoin = 'round'
    if (fill !== 'none') {
      pen.fillStyle = fill
      pen.fill(path)
    }
    if (stroke !== 'none') {
      pen.strokeStyle = stroke
      pen.stroke(path)
    }
  }
  pen.restore()
}

export async function draw(poster: Poster): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  const pen = canvas.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  const text = style.getPropertyValue('--text')
  const display = style.getPropertyValue('--display')
  await Promise.all([document.fonts.load(`72px ${display}`), document.fonts.load(`700 26px ${text}`)])
  const order = [...poster.seats].sort((a, b) => a.place - b.place)

  sky(pen, colour)
  pen.fillStyle = colour('tink')
  fitted(pen, poster.title, display, 72, SIDE, 96, 860)
  pen.font = `700 24px ${text}`
  pen.fillText(poster.subtitle, SIDE, 142, 860)
  order.filter((seat) => seat.place === 1).forEach((seat, index) => stamp(pen, seat.seat, 965 - index * 150, 60, 140))

  card(pen, colour)
  const row = (FOOT - TOP) / order.length
  const most = Math.max(1, ...poster.seats.map((seat) => sum(poster.sources, seat.seat)))
  order.forEach((seat, index) => {
    const middle = TOP + row * (index + 0.5)
    if (index) line(pen, colour('line2'), 85, TOP + row * index, WIDE - 85)
    stamp(pen, seat.seat, 92, middle - 17, 34)
    pen.fillStyle = colour('tink')
    pen.font = `700 26px ${text}`
    pen.textAlign = 'left'
    pen.fillText(poster.names[seat.seat] ?? '', 146, middle + 9, 154)
    bar(pen, poster.sources, seat.seat, most, middle, Math.min(40, row - 12), colour, text)
    pen.fillStyle = colour('tink')
    pen.font = `700 36px ${text}`
    pen.textAlign = 'right'
    pen.fillText(String(seat.score).replace('-', '−'), 1108, middle + 13)
  })
  pen.fillStyle = colour('lit')
  pen.font = `34px ${display}`
  pen.fillText(poster.brand, 1140, 606)
  return canvas
}

type Colour = (name: string) => string

/** Rays over a sea. */
function sky(pen: CanvasRenderingContext2D, colour: Colour): void {
  pen.fillStyle = colour('glow')
  pen.fillRect(0, 0, WIDE, SEA_FROM)
  pen.strokeStyle = colour('sun')
  pen.globalAlpha = 0.5
  pen.lineWidth = 13
  for (let angle = 0; angle <= Math.PI + 0.01; angle += Math.PI / 18) {
    pen.beginPath()
    pen.moveTo(WIDE / 2, SEA_FROM)
    pen.lineTo(WIDE / 2 + 900 * Math.cos(angle), SEA_FROM - 900 * Math.sin(angle))
    pen.stroke()
  }
  pen.globalAlpha = 1
  pen.fillStyle = colour('sun')
  pen.beginPath()
  pen.arc(WIDE / 2, SEA_FROM, 82, Math.PI, 0)
  pen.fill()
  pen.fillStyle = colour('sea')
  pen.fillRect(0, SEA_FROM, WIDE, HIGH - SEA_FROM)
  line(pen, colour('tink'), 0, SEA_FROM, WIDE, 3)
}

function card(pen: CanvasRenderingContext2D, colour: Colour): void {
  pen.beginPath()
  pen.roundRect(SIDE, TOP, WIDE - 2 * SIDE, FOOT - TOP, 18)
  pen.fillStyle = colour('tile')
  pen.fill()
  pen.strokeStyle = colour('tink')
  pen.lineWidth = 3
  pen.stroke()
}

function line(pen: CanvasRenderingContext2D, stroke: string, from: number, y: number, to: number, width = 1): void {
  pen.strokeStyle = stroke
  pen.lineWidth = width
  pen.beginPath()
  pen.moveTo(from, y)
  pen.lineTo(to, y)
  pen.stroke()
}

function sum(sources: readonly Source[], seat: number): number {
  return sources.reduce((all, source) => all + Math.max(0, source.points[seat] ?? 0), 0)
}

/** Where a seat's points came from, each part with its number if there is room for it. */
function bar(pen: CanvasRenderingContext2D, sources: readonly Source[], seat: number, most: number, middle: number, high: number, colour: Colour, text: string): void {
  let x = 310
  const scale = 650 / most
  sources.forEach((source, index) => {
    const points = Math.max(0, source.points[seat] ?? 0)
    if (!points) return
    pen.fillStyle = colour(TINTS[index % TINTS.length]!)
    pen.strokeStyle = colour('tink')
    pen.lineWidth = 2
    pen.beginPath()
    pen.rect(x, middle - high / 2, points * scale, high)
    pen.fill()
    pen.stroke()
    if (points * scale > 26) {
      pen.fillStyle = colour('tink')
      pen.font = `700 16px ${text}`
      pen.textAlign = 'center'
      pen.fillText(String(points), x + (points * scale) / 2, middle + 6)
    }
    x += points * scale
  })
}

/** As large as it fits. */
function fitted(pen: CanvasRenderingContext2D, text: string, family: string, size: number, x: number, y: number, wide: number): void {
  pen.font = `${size}px ${family}`
  const needed = pen.measureText(text).width
  if (needed > wide) pen.font = `${Math.max(30, Math.floor((size * wide) / needed))}px ${family}`
  pen.fillText(text, x, y, wide)
}
