/** A game's move table: from the text of a move to its words and facts. */
import type { Facts, Move } from './types'

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

/** The table of a game that the page knows; an empty one otherwise. */
export async function moveTable(game: string): Promise<MoveTable> {
  const load = tables[`../games/${game}/moves.json`]
  return load ? read(await load()) : new Map()
}

/** A move by its text; of an unknown game its text has to do. */
export function moveOf(table: MoveTable, text: string): Move {
  return table.get(text) ?? { text, words: '', facts: {} }
}
