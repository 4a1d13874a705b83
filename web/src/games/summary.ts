/** The game on one page: what there is of it, listed from its data, in the words that its board says. */
import type { Say } from '$lib/words.svelte'

export interface Item {
  glyph: string
  name: string
  text: string
  /** What it costs, or brings, as number and glyph. */
  amounts?: [number, string][]
}

export interface Group {
  title: string
  items: Item[]
}

export interface Summary {
  aim: (say: Say) => string
  /** The steps of a turn: a picture and a sentence each. */
  turn: (say: Say) => [string, string][]
  end: (say: Say) => string
  tip: (say: Say) => string
  groups: (say: Say) => Group[]
}

const summaries = import.meta.glob<{ default: Summary }>('./*/summary.ts')

/** What the page knows of a game beyond its rules; nothing for a game without a board here. */
export async function summaryOf(game: string): Promise<Summary | null> {
  const load = summaries[`./${game}/summary.ts`]
  return load ? (await load()).default : null
}
