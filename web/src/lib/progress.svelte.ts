/** How far somebody is in the lessons and puzzles, kept in this browser: guests have it too. */

const LESSONS = 'antilles.lessons'
const VISITED = 'antilles.visited'

export interface Progress {
  /** The step that comes next, from 0. */
  at: number
  done: boolean
}

function read<Kept>(key: string): Record<string, Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept ? (kept as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}

class School {
  private lessons = $state.raw<Record<string, Progress>>(read(LESSONS))
  /** Nobody has been here yet: the first lesson is offered. */
  fresh = $state(localStorage.getItem(VISITED) === null && !Object.keys(read(LESSONS)).length)

  of(game: string, lesson: string): Progress {
    return this.lessons[`${game}/${lesson}`] ?? { at: 0, done: false }
  }

  reach(game: string, lesson: string, progress: Progress): void {
    const done = this.of(game, lesson).done || progress.done
    this.lessons = { ...this.lessons, [`${game}/${lesson}`]: { ...progress, done } }
    localStorage.setItem(LESSONS, JSON.stringify(this.lessons))
    this.greeted()
  }

  /** The offer of the first visit was taken or put away. */
  greeted(): void {
    this.fresh = false
    localStorage.setItem(VISITED, 'yes')
  }
}

export const school = new School()
