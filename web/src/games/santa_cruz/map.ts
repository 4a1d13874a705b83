/** The map, drawn from the game's own file: outlines, rivers, roads, sites. */
import printed from '$house/games/santa_cruz/map.json'
import { follow } from '$lib/box'

export type Chart = typeof printed

export interface Place {
  id: string
  /** A proper name, the same in all languages. */
  name: string
  /** The side on which there is room for the name. */
  label: string | null
  terrain: string
  x: number
  y: number
}

/** The outline of a volcano's site. */
export const HEX = 'M-28 0L-14-23H14L28 0 14 23H-14z'

type Point = readonly number[]

function at(points: readonly Point[], index: number): [number, number] {
  const [x, y] = points[(index + points.length) % points.length] ?? []
  return [x ?? 0, y ?? 0]
}

/** A smooth line through points (Catmull-Rom as Bézier curves). */
function smooth(points: readonly Point[], closed: boolean): string {
  const last = closed ? points.length : points.length - 1
  const [x0, y0] = at(points, 0)
  let path = `M${x0} ${y0}`
  for (let index = 0; index < last; index += 1) {
    const before = closed || index > 0 ? at(points, index - 1) : at(points, 0)
    const from = at(points, index)
    const to = at(points, index + 1)
    const after = closed || index + 2 < points.length ? at(points, index + 2) : to
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${[...one, ...two, ...to].map((n) => Math.round(n * 10) / 10).join(' ')}`
  }
  return path + (closed ? 'z' : '')
}

/** A map as it is drawn. */
export interface Drawing {
  islands: { id: string; path: string }[]
  rivers: { id: string; path: string }[]
  places: Record<string, Place>
  roads: string
  volcanoes: { x: number; y: number; size: number }[]
}

export function drawingOf(map: Chart): Drawing {
  const places: Record<string, Place> = Object.fromEntries(
    map.sites.map(({ id, name, label, terrain, x, y }) => [id, { id, name, label, terrain, x, y }]),
  )
  return {
    islands: map.islands.map((island) => ({ id: island.id, path: smooth(island.outline, true) })),
    rivers: map.rivers.map((river) => ({ id: river.id, path: smooth(river.path, false) })),
    places,
    roads: map.roads
      .map(([from, to]) => {
        const [a, b] = [places[from ?? ''], places[to ?? '']]
        return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ''
      })
      .join(''),
    volcanoes: map.islands
      .map((island) => map.sites.filter((site) => site.island === island.id && site.terrain === 'volcano'))
      .filter((sites) => sites.length > 0)
      .map((sites) => ({
        x: middle(sites.map((site) => site.x)),
        y: middle(sites.map((site) => site.y)) - (sites.length > 3 ? 0 : 36),
        size: sites.length > 3 ? 106 : 52,
      })),
  }
}

function middle(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

/** The map of the table that is open. */
export let DRAWING = drawingOf(printed)
export let PLACES = DRAWING.places
follow('santa_cruz', (found) => {
  DRAWING = drawingOf((found?.map ?? printed) as Chart)
  PLACES = DRAWING.places
})

/** What the drawing covers. */
export const MAP = { x: 0, y: 12, width: 1000, height: 684 } as const

export const TRACK = { x: 550, y: 588, width: 432, height: 98 }
