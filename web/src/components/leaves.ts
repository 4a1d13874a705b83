/** What can stand beside a board: names, glyphs, words. */
import type { Face, Part } from '../games/face'
import type { Table } from '$lib/table'
import { words } from '$lib/words.svelte'

const GLYPHS: Record<string, string> = {
  board: 'u-map',
  choices: 'u-check',
  mine: 'u-mine',
  others: 'u-eye',
  log: 'u-log',
  rules: 'u-book',
  chat: 'u-chat',
  table: 'u-eye',
}

export const PAGES = ['log', 'rules', 'chat']
/** As many tabs as keep their words whole on the narrowest phone. */
const TABS = 6

function partOf(face: Face, name: string): Part | undefined {
  return [...(face.parts ?? []), ...(face.beside ? [face.beside] : [])].find((part) => part.name === name)
}

export function leafGlyph(face: Face, name: string): string {
  return partOf(face, name)?.glyph ?? GLYPHS[name] ?? 'u-map'
}

export function leafLabel({ face, say }: Table, name: string): string {
  return partOf(face, name)?.word(say) ?? words.say(`part-${name}`)
}

/** The parts of the board that are shown one at a time. */
export function boardParts(face: Face): string[] {
  return face.parts?.map((part) => part.name) ?? ['board']
}

/** What a phone can show, in the order of its tabs. */
export function handParts(face: Face, choices: boolean): string[] {
  const own = [...boardParts(face), ...(choices ? ['choices'] : []), ...(face.hand ? ['mine'] : [])]
  const rest = [...(face.Others ? ['others'] : []), ...PAGES]
  return [...own, ...(own.length + rest.length > TABS ? ['table'] : rest)]
}

/** What the drawers of a tablet hold. */
export function drawers(face: Face, choices: boolean): string[] {
  return [
    ...(choices ? ['choices'] : []),
    ...(face.beside ? [face.beside.name] : []),
    ...(face.hand ? ['mine'] : []),
    ...(face.Others ? ['others'] : []),
    ...PAGES,
  ]
}
