/** Which kinds of decisions have been explained, remembered in this browser. */
import type { Move } from './types'

const KEPT = 'antilles.guide'

class Guide {
  private on = $state(true)
  private known = $state.raw<string[]>([])

  begin(): void {
    const kept = localStorage.getItem(KEPT)
    if (kept === 'off') this.on = false
    else if (kept) this.known = kept.split(' ')
  }

  /** The message ``guide-<verb>`` of the first kind of move that was not explained yet. */
  next(game: string, legal: readonly Move[], knows: (key: string) => boolean): string {
    if (!this.on) return ''
    const verbs = [...new Set(legal.map((move) => `guide-${move.words}`))]
    return verbs.find((key) => knows(key) && !this.known.includes(`${game}/${key}`)) ?? ''
  }

  seen(game: string, key: string): void {
    this.known = [...this.known, `${game}/${key}`]
    localStorage.setItem(KEPT, this.known.join(' '))
  }

  off(): void {
    this.on = false
    localStorage.setItem(KEPT, 'off')
  }

  /** Explain everything once more. */
  again(): void {
    this.on = true
    this.known = []
    localStorage.removeItem(KEPT)
  }
}

export const guide = new Guide()
