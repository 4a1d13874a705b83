/** Where points came from: every gain under a name, by what was told of it. */
import type { Say } from './words.svelte'
import type { Gain, SeatOutcome, Told } from './wire'

interface Sources {
  /** The source of an event; ``$card`` names it by that fact. */
  events: Record<string, string>
  /** The beginnings of events that count only where nothing else was told. */
  weak: Record<string, string>
}

export interface Source {
  name: string
  label: string
  /** Points of each seat. */
  points: number[]
}

const known = import.meta.glob<Sources>('../games/*/sources.json', { import: 'default', eager: true })
const OTHER = 'other'

function sourceOf(event: Told, source: string): string {
  return source.startsWith('$') ? `${source}:${event.facts[source.slice(1)] ?? ''}` : source
}

/** The points of one gain, split among what was told; what nothing accounts for goes to the last. */
export function split(gain: Gain, sources: Sources | undefined): [string, number][] {
  if (!gain.position) return [['start', gain.points]]
  const strong = gain.events.filter((event) => sources?.events[event.key])
  const weak = gain.events.flatMap((event) =>
    Object.entries(sources?.weak ?? {})
      .filter(([head]) => event.key.startsWith(head))
      .map(([, name]) => name),
  )
  if (!strong.length) return [[weak[0] ?? OTHER, gain.points]]
  let left = gain.points
  return strong.map((event, index): [string, number] => {
    const said = Number(event.facts['vp'] ?? event.facts['n'] ?? 0)
    const points = index === strong.length - 1 ? left : Math.min(said, left)
    left -= points
    return [sourceOf(event, sources?.events[event.key] ?? OTHER), points]
  })
}

/** All sources of a game, the richest first. */
export function sourcesOf(game: string, seats: readonly SeatOutcome[], say: Say): Source[] {
  const plan = known[`../games/${game}/sources.json`]
  const found = new Map<string, number[]>()
  seats.forEach((seat, index) => {
    for (const [name, points] of seat.gains.flatMap((gain) => split(gain, plan))) {
      const sums = found.get(name) ?? seats.map(() => 0)
      sums[index] = (sums[index] ?? 0) + points
      found.set(name, sums)
    }
  })
  const sum = (points: number[]): number => points.reduce((all, n) => all + n, 0)
  return [...found]
    .map(([name, points]) => ({ name, points, label: labelOf(name, say) }))
    .filter((source) => source.points.some(Boolean))
    .sort((a, b) => sum(b.points) - sum(a.points))
}

function labelOf(name: string, say: Say): string {
  const [fact = '', value = ''] = name.startsWith('$') ? name.slice(1).split(':') : []
  return fact ? say(`${fact}-name`, { [fact]: value }) : say('source-name', { source: name })
}

const GLYPHS: Record<string, string> = {
  start: 'start',
  ship: 'ship',
  exchange: 'u-swap',
  owner: 'pawn',
  cubans: 'c-pedro',
  visits: 'c-pedro',
  zorro: 'c-zorro',
  left: 'g-rum',
  buildings: 'b-cafe',
  building: 'house',
  owned: 'deed',
  objectives: 'objective',
  birds: 'bird',
  volcano: 'volcano',
  characters: 'c-architect',
  dues: 'law-tax',
  subsidies: 'law-subsidy',
  president: 'flag',
}

/** The picture of a source; none where there is no picture that says it. */
export function glyphOf(name: string): string {
  return name.startsWith('$card:') ? `r-${name.slice(6)}` : (GLYPHS[name] ?? '')
}
