/** Who sits at this browser: a guest with a name, known by a cookie. */
import { api, Problem } from './api'
import type { PersonOut } from './wire'

class Somebody {
  known = $state.raw<PersonOut | null>(null)
  /** Nobody could be asked yet: whether somebody is known here is open. */
  private unsure = false

  async begin(): Promise<void> {
    try {
      this.known = await api.me()
      this.unsure = false
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.unsure = problem.passing
    }
  }

  /** Somebody with this name, a new guest if there is nobody yet. */
  async named(name: string): Promise<void> {
    if (this.unsure) await this.begin()
    if (!this.known) this.known = await api.comeIn(name)
    else if (this.known.name !== name) this.known = await api.rename(name)
  }
}

export const person = new Somebody()
