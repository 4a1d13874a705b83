/** Whose words are folded: what stands for people in the chat of a table, and whom I have blocked. */
import type { Presence } from './wire'

class Fold {
  /** For each seat of somebody else what stands for its person. */
  voices = $state.raw<string[]>([])
  private blocked = $state.raw<string[]>([])
  /** Somebody has told who is blocked. */
  known = false

  look({ voices = [], folded = [] }: Presence): void {
    this.known = true
    this.voices = voices
    this.blocked = folded
  }

  hides(voice: string): boolean {
    return this.blocked.includes(voice)
  }

  add(voice: string): void {
    this.blocked = [...this.blocked, voice]
  }

  /** Another table: nothing is known of it yet. */
  leave(): void {
    this.known = false
    this.voices = this.blocked = []
  }
}

export const fold = new Fold()
