/** Somebody who is asked before a move is made, as a coach is; it is made unless they say no. */
import type { Move } from './types'

export class Guard {
  asks: ((move: Move) => Promise<boolean>) | null = null
  /** The move that they think about. */
  thinking = $state.raw<Move | null>(null)

  /** Whether a move may be made; ``now`` tells whether all is still as it was when it was asked. */
  async allows(move: Move, now: () => string): Promise<boolean> {
    if (!this.asks || this.thinking) return !this.thinking // a second press meanwhile is the same press
    const before = now()
    this.thinking = move
    const yes = await this.asks(move).finally(() => (this.thinking = null))
    return yes && before === now()
  }
}
