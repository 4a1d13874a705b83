/** A game's move table: from the text of a move to its words and facts. */
import { corrected, dataOf } from './box'
import type { Facts, Move, Said } from './types'
import type { MoveBlock } from './wire'

export type MoveTable = ReadonlyMap<string, Move>

const tables = import.meta.glob<MoveBlock[]>('../games/*/moves.json', { import: 'default' })

function read(blocks: readonly MoveBlock[]): MoveTable {
  const table = new Map<string, Move>()
  for (const block of blocks) {
    for (const values of block.facts) {
      const text = [block.verb, ...values].join(' ')
      const facts: Facts = Object.fromEntries(block.names.map((name, index) => [name, values[index] ?? '']))
      table.set(text, { text, verb: block.verb, words: block.words, facts })
    }
  }
  return table
}

/** By game and data. */
const loaded = new Map<string, MoveTable>()
const named = (game: string): string => `${game} ${dataOf(game)}`
/** The moves of a game by the key of their words. */
const byWords = new Map<string, Map<string, Move[]>>()

function index(table: MoveTable): Map<string, Move[]> {
  const found = new Map<string, Move[]>()
  for (const move of table.values()) found.set(move.words, [...(found.get(move.words) ?? []), move])
  return found
}

/** The move table of a game that others have installed. */
async function told(game: string): Promise<MoveBlock[]> {
  const answer = await fetch(`/api/games/${game}/moves`)
  return answer.ok ? ((await answer.json()) as MoveBlock[]) : []
}

/** The table of a game: built into the page, or asked of the server; an empty one where there is no such game. */
export async function moveTable(game: string): Promise<MoveTable> {
  const other = corrected(game)?.moves
  const load = other ? () => Promise.resolve(other) : (tables[`../games/${game}/moves.json`] ?? (() => told(game)))
  const name = named(game)
  const table = loaded.get(name) ?? read(await load())
  if (!loaded.has(name)) byWords.set(name, index(table))
  loaded.set(name, table)
  return table
}

/** What was looked up: boards ask for every thing on them, at every click. */
const answers = new Map<string, string | undefined>()

/** The text of the first move of a game with these words and facts, as its table has it; nothing where there is none. */
export function textOf(game: string, words: string, facts: Facts): string | undefined {
  const name = named(game)
  const moves = byWords.get(name)
  const question = `${name} ${words} ${JSON.stringify(facts)}`
  if (moves && !answers.has(question)) {
    const found = moves.get(words)?.find((move) => Object.entries(facts).every(([name, fact]) => move.facts[name] === fact))
    answers.set(question, found?.text)
  }
  return answers.get(question)
}

/** All values of a fact in the moves with these words, in the order of the table: the pieces of a game. */
export function valuesOf(game: string, words: string, fact: string): string[] {
  return [...new Set((byWords.get(named(game))?.get(words) ?? []).map((move) => String(move.facts[fact] ?? '')))]
}

/** A move of a game whose table is here. */
export function knownMove(game: string, text: string): Move | undefined {
  return loaded.get(named(game))?.get(text)
}

/** A move by its text; of an unknown game its text has to do. */
export function moveOf(table: MoveTable, text: string, said?: Said): Move {
  const move = table.get(text) ?? { text, verb: text.split(' ')[0] ?? '', words: '', facts: {} }
  return said ? { ...move, said } : move
}
