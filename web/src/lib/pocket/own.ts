/** The tables of this device as lists show them, without starting Python. */
import type { TableOut } from '../wire'
import { openShelf } from './shelf'

/** What the house keeps of a table beside its log. */
interface Summary {
  head: Pick<TableOut, 'table' | 'game' | 'options' | 'visibility' | 'days' | 'minutes' | 'increment'>
  status: string
  names: string[]
  levels: string[]
  created: number
}

export async function ownTables(): Promise<TableOut[]> {
  const shelf = await openShelf(
    () => undefined,
    () => undefined,
  )
  const found = JSON.parse((await shelf?.tables()) ?? '[]') as Summary[]
  return found
    .sort((one, other) => other.created - one.created)
    .map(({ head: { table, game, options, visibility, days, minutes, increment }, status, names, levels, created }) => {
      return { table, game, options, status, visibility, days, minutes, increment, names, levels, created }
    })
}
