/** What a game shows of itself. Faces are loaded when a table of their game is opened. */
import type { Component } from 'svelte'
import type { Size } from '$lib/screen.svelte'
import type { Table } from '$lib/table'
import type { BoardProps, Facts, Move, Said, View } from '$lib/types'
import type { Unfold } from '$lib/unfold'

type Say = (key: string, facts?: Facts) => string

const FEW = 3
const LETTERS = 52

const AMOUNTS: Record<string, string> = {
  vp: 'vp',
  points: 'vp',
  pesos: 'peso',
  goods: 'g-rice',
  citrus: 'g-citrus',
  sugar: 'g-sugar',
  tobacco: 'g-tobacco',
  rum: 'g-rum',
  cigar: 'g-cigar',
  cigars: 'g-cigar',
  wood: 'g-wood',
  stone: 'g-stone',
  water: 'g-water',
  ship: 'ship',
  river: 'river',
  road: 'road',
  double: 'double',
  birds: 'bird',
}

/** The glyph of what a move costs or brings; none for what the page has no picture of. */
export function amountGlyph(kind: string): string {
  return AMOUNTS[kind] ?? ''
}

/** Do the moves without a place on the board fit into the bar? */
export function fitsBar(labels: readonly string[]): boolean {
  return labels.length <= FEW && labels.join('').length <= LETTERS
}

/** A part of a board that has a place of its own where the board cannot show everything at once. */
export interface Part {
  name: string
  glyph: string
  word: (say: Say) => string
}

/** What the bar says of a step: a small line, the sentence, and my own amounts in it. */
export interface Telling {
  above: string
  text: string
  mine: Record<string, number>
}

export interface Face {
  /** The steps in which what happened is shown; one for each sentence where there is none. */
  unfold?: Unfold
  Board: Component<BoardProps<never>>
  /** How wide the board is for its height; what the window has beyond that goes to the rail. */
  aspect?: Partial<Record<Size, number>>
  /** Where one part is shown at a time: which there are. */
  parts?: Part[]
  /** The part that a decision is about. */
  needs?: (view: never, legal: Move[]) => string
  /** A part that stands beside the board on tablets and low desks: the tab of its name. */
  Beside?: Component<BoardProps<never>>
  beside?: Part | undefined
  /** What is mine; where there is no rail, its ``strip`` stands under the board. */
  Mine?: Component<BoardProps<never>>
  /** Is there more to Mine than its strip tells? */
  hand?: boolean
  /** What a seat hid, for a replay with all cards open; Mine where there is none. */
  Secret?: Component<BoardProps<never>>
  /** What the others have. */
  Others?: Component<BoardProps<never>>
  /** “Round 9, to 30 points” */
  course: (view: never, say: Say) => string
  /** One public thing about a seat, beside its points. */
  note?: (view: never, seat: number, say: Say) => string
  /** What a seat owns that decides as much as its points: beside them where one part of the table is in sight at a time. */
  purse?: (view: never, seat: number, say: Say) => { glyph: string; n: number; name: string } | null
  /** The moves that have no place on the board. */
  loose?: (view: never, legal: Move[]) => Move[]
  /** What a button says of such a move beside its question, where the move's words repeat what is asked about. */
  brief?: (move: Move, say: Say) => string
  /** The glyph of a move. */
  glyph?: (move: Move) => string
  /** How the bar tells a step of the play-back that the board shows as a scene, where sentence by sentence is too long. */
  tell?: (scene: unknown, said: Said[], seat: number | null, by: Pick<Table, 'say' | 'told' | 'names'>) => Telling
  /** What the primary button says instead of the move's words. */
  verb?: (move: Move, say: Say) => string
}

const faces = import.meta.glob<{ default: Face }>('./*/face.ts')

/** Does the page have a board for this game? */
export function hasFace(game: string): boolean {
  return `./${game}/face.ts` in faces
}

/** The face of a game, or the one that fits every game. */
export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/face.ts`] ?? faces['./generic/face.ts']
  if (!load) throw new Error(game)
  return (await load()).default
}

/** The seat's colour and shape, 1 to 6. */
export function shapeOf(seat: number): string {
  return `p-${seat + 1}`
}

export function colourOf(seat: number): string {
  return `var(--p${seat + 1})`
}

/** The games of the house in the order of the home page, and the glyph that stands for each. */
export const ICONS: Record<string, string> = {
  santo_domingo: 'r-galleon',
  santiago_de_cuba: 'car',
  santa_cruz: 'volcano',
  cuba: 'b-townhall',
}

export function iconOf(game: string): string {
  return ICONS[game] ?? 'compass'
}

export function titleOf(view: View): string {
  return view.game
}
