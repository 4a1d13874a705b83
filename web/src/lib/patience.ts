/** Asking a server that may be away for a moment. */
import { Problem } from './api'

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000

export interface Patience {
  /** Told when nobody answers, and with null when somebody does again. */
  waiting?: (problem: Problem | null) => void
  /** Nobody wants to know any more. */
  over?: () => boolean
}

/** Ask until somebody answers; a refusal is an answer. */
export async function patiently<Answer>(ask: () => Promise<Answer>, { waiting, over }: Patience = {}): Promise<Answer> {
  let failed = false
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    try {
      const answer = await ask()
      if (failed) waiting?.(null)
      return answer
    } catch (problem) {
      if (!(problem instanceof Problem) || !problem.passing || over?.()) throw problem
      failed = true
      waiting?.(problem)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
