/** The owner of the house keeps order: what is asked of the server with the owner's key, and what it says. */
import { Problem } from './api'
import { words } from './words.svelte'

/** A moment as the reader writes it. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

export class Keeping {
  trouble = $state('')
  done = $state(false)
  /** Only the owner may come in. */
  locked = $state(false)
  /** Counts what was changed: lists are read again. */
  changes = $state(0)

  /** Read something; null where the server said no. */
  async read<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status === 403) this.locked = true
      this.trouble = problem.message
      return null
    }
  }

  /** Change something. */
  async change(deed: () => Promise<unknown>): Promise<boolean> {
    this.trouble = ''
    this.done = false
    const found = await this.read(async () => {
      await deed()
      return true
    })
    this.changes++
    this.done = found === true
    return this.done
  }
}
