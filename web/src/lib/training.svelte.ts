/** Puzzles: which were tried in this browser, a rating by what was found, and how many in a row. */

const KEPT = 'antilles.puzzles'
const FIRST = 1000
const STEP = 32
const LATELY = 8
/** How strong one must be to find half of them. */
const STRENGTH: Record<string, number> = { easy: 900, medium: 1200, hard: 1500 }

interface Kept {
  rating: number
  streak: number
  longest: number
  /** Whether a puzzle was found at the first try. */
  tried: Record<string, boolean>
}

export function expected(rating: number, difficulty: string): number {
  return 1 / (1 + 10 ** (((STRENGTH[difficulty] ?? FIRST) - rating) / 400))
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

class Training {
  private kept = $state.raw<Record<string, Kept>>(read())

  of(game: string): Kept {
    return this.kept[game] ?? { rating: FIRST, streak: 0, longest: 0, tried: {} }
  }

  /** The last ones that were tried, oldest first: found or not. */
  lately(game: string): boolean[] {
    return Object.values(this.of(game).tried).slice(-LATELY)
  }

  /** Only the first try of a puzzle counts. */
  note(game: string, puzzle: { id: string; difficulty: string }, right: boolean): void {
    const now = this.of(game)
    if (puzzle.id in now.tried) return
    const rating = Math.round(now.rating + STEP * (Number(right) - expected(now.rating, puzzle.difficulty)))
    const streak = right ? now.streak + 1 : 0
    this.kept = { ...this.kept, [game]: { rating, streak, longest: Math.max(now.longest, streak), tried: { ...now.tried, [puzzle.id]: right } } }
    localStorage.setItem(KEPT, JSON.stringify(this.kept))
  }

  /** The next one: not tried yet, of a difficulty that suits; null when all were tried. */
  next<Head extends { id: string; difficulty: string }>(game: string, all: readonly Head[]): Head | null {
    const { rating, tried } = this.of(game)
    const left = all.filter((one) => !(one.id in tried))
    const off = (one: Head): number => Math.abs(expected(rating, one.difficulty) - 0.6)
    return left.reduce<Head | null>((best, one) => (best && off(best) <= off(one) ? best : one), null)
  }
}

export const training = new Training()
