/** What the home page shows first is asked for while its words are still on their way. */
import { api } from './api'
import type { HomeOut } from './wire'

let first: Promise<HomeOut> | null = null

export function askEarly(): void {
  first = api.home()
  first.catch(() => undefined) // whoever takes it hears of it
}

/** The lists of the home page: the answer that is on its way already, once, else a new one. */
export function home(): Promise<HomeOut> {
  const early = first
  first = null
  return early ?? api.home()
}
