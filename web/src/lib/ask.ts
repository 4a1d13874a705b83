/** How something is asked of the page's home, and what an answer is that is none. */
import type { Sight } from './wire'
import { Unreachable, type Answered } from './homes/home'
import { ask as askHome } from './homes/which.svelte'
import { words } from './words.svelte'

/** RFC 9457 problem details in place of an answer; status 0: nobody answered. */
export class Problem extends Error {
  status: number
  kind: string
  statement: string
  sight: Sight | null

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body['detail'] ?? body['title'] ?? words.say('problem-unknown')))
    this.status = status
    this.kind = String(body['type'] ?? '')
      .split(':')
      .at(-1)!
    this.statement = String(body['statement'] ?? '')
    this.sight = (body['sight'] as Sight | undefined) ?? null
  }

  /** Asking again may help: the network, a restart, a full disk. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** What is done when the server knows nobody here any more: the session has ended, perhaps in another tab. */
let forgotten = (): void => undefined
export function whenForgotten(deed: () => void): void {
  forgotten = deed
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answered: Answered
  try {
    answered = await askHome(method, path, body === undefined ? null : JSON.stringify(body), words.asking)
  } catch (problem) {
    if (!(problem instanceof Unreachable)) throw problem
    throw new Problem(0, { title: words.say('problem-offline') })
  }
  const { status, body: answer } = answered
  if (status < 200 || status > 299) {
    const problem = new Problem(status, typeof answer === 'object' && answer ? (answer as Record<string, unknown>) : {})
    if (problem.kind === 'who-are-you') forgotten()
    throw problem
  }
  return answer as T
}

export function get<Answer>(path: string): Promise<Answer> {
  return ask<Answer>('GET', path)
}

/** POST, unless another method is given. */
export function send<Body, Answer>(path: string, body: Body, method = 'POST'): Promise<Answer> {
  return ask<Answer>(method, path, body)
}
