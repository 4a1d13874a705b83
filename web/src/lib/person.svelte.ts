/** Who sits at this browser: a guest with a name, known by a cookie. */
import { api, Problem } from './api'
import { whenForgotten } from './ask'
import type { PersonOut } from './wire'

/** What comes along with a copied name and nobody sees, or turns the text after it round, which the server refuses. */
const UNSEEN = /[\x80-\x9f\xad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/g

class Somebody {
  known = $state.raw<PersonOut | null>(null)
  /** Nobody could be asked yet: whether somebody is known here is open. */
  private unsure = false
  private asking = false

  async begin(): Promise<void> {
    try {
      this.known = await api.me()
      this.unsure = false
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      if (problem.status === 401) this.known = null
      this.unsure = problem.passing
    }
  }

  /** An answer says that nobody is known here: is it so? Perhaps somebody has just come in. */
  async again(): Promise<void> {
    if (!this.known || this.asking) return
    this.asking = true
    await this.begin().finally(() => (this.asking = false))
  }

  /** Somebody with this name, a new guest if there is nobody yet. */
  async named(name: string): Promise<void> {
    if (this.unsure) await this.begin()
    const seen = name.replace(UNSEEN, '').trim() || name
    if (!this.known) this.known = await api.comeIn(seen)
    else if (this.known.name !== seen) this.known = await api.rename(seen)
  }
}

export const person = new Somebody()
whenForgotten(() => void person.again())
