/** The log of this device in IndexedDB: entries are durable before anybody is told of them, and two tabs share it. */

const [NAME, VERSION] = ['antilles', 1]
/** The text that says what the owner of the house has corrected, by game. */
export const CORRECTIONS = 'corrections'
/** Written to the disk before it is called done. */
const STRICT = { durability: 'strict' } as const

type Result = 'stored' | 'behind' | 'failed'

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** Null where this browser keeps nothing, as in some private windows. */
export async function openShelf(wrote: (table: string) => void, full: (yes: boolean) => void): Promise<Shelf | null> {
  try {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('texts')
      request.result.createObjectStore('tables')
      request.result.createObjectStore('log')
    }
    return new Shelf(await done(request), wrote, full)
  } catch {
    return null
  }
}

/** What Python's house keeps its texts on: the methods are those of its `Shelf`. */
export class Shelf {
  constructor(
    private readonly database: IDBDatabase,
    private readonly wrote: (table: string) => void,
    private readonly full: (yes: boolean) => void,
  ) {}

  async read(key: string): Promise<string> {
    return ((await done(this.database.transaction('texts').objectStore('texts').get(key))) as string | undefined) ?? ''
  }

  async write(key: string, text: string): Promise<void> {
    const transaction = this.database.transaction('texts', 'readwrite', STRICT)
    transaction.objectStore('texts').put(text, key)
    try {
      await settled(transaction)
    } catch (problem) {
      this.full(true)
      throw problem
    }
  }

  async tables(): Promise<string> {
    return `[${((await done(this.database.transaction('tables').objectStore('tables').getAll())) as string[]).join()}]`
  }

  async entries(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true)
    return `[${((await done(this.database.transaction('log').objectStore('log').getAll(range))) as string[]).join()}]`
  }

  /** Entries and summary, both or nothing; “behind” if the first of them does not follow the last one that is there. */
  async append(table: string, summary: string, first: number, entries: string): Promise<Result> {
    const transaction = this.database.transaction(['log', 'tables'], 'readwrite', STRICT)
    const over = settled(transaction)
    over.catch(() => undefined) // told below
    try {
      const log = transaction.objectStore('log')
      const [last] = await done(log.getAllKeys(IDBKeyRange.bound([table, 0], [table, Infinity]))).then((keys) => keys.slice(-1) as [string, number][])
      if (first !== (last?.[1] ?? 0) + 1) {
        transaction.abort()
        return 'behind'
      }
      for (const [index, text] of (JSON.parse(entries) as string[]).entries()) log.add(text, [table, first + index])
      transaction.objectStore('tables').put(summary, table)
      await over
    } catch {
      this.full(true)
      return 'failed'
    }
    this.full(false)
    this.wrote(table)
    return 'stored'
  }
}
