/** A game's move table: from the text of a move to its words and facts. */
import type { Facts, Move, Said } from './types'

interface Block {
  verb: string
  words: string
  names: string[]
  facts: (string | number)[][]
}

export type MoveTable = ReadonlyMap<string, Move>

const tables = import.meta.glob<Block[]>('../games/*/moves.json', { import: 'default' })

function read(blocks: readonly Block[]): MoveTable {
  const table = new Map<string, Move>()
  for (const block of blocks) {
    for (const values of block.facts) {
      const text = [block.verb, ...values].join(' ')
      const facts: Facts = Object.fromEntries(block.names.map((name, index) => [name, values[index] ?? '']))
      table.set(text, { text, words: block.words, facts })
    }
  }
  return table
}

const loaded = new Map<string, MoveTable>()

/** The table of a game that the page knows; an empty one otherwise. */
export async function moveTable(game: string): Promise<MoveTable> {
  const load = tables[`../games/${game}/moves.json`]
  const table = loaded.get(game) ?? (load ? read(await load()) : new Map<string, Move>())
  loaded.set(game, table)
  return table
}

/** The text of the first move of a game with these words and facts, as its table has it; nothing where there is none. */
export function textOf(game: string, words: string, facts: Facts): string | undefined {
  for (const move of loaded.get(game)?.values() ?? []) {
    if (move.words === words && Object.entries(facts).every(([name, fact]) => move.facts[name] === fact)) return move.text
  }
  return undefined
}

/** A move by its text; of an unknown game its text has to do. */
export function moveOf(table: MoveTable, text: string, said?: Said): Move {
  const move = table.get(text) ?? { text, words: '', facts: {} }
  return said ? { ...move, said } : move
}
