/** This browser's part in sealed draws: a secret for each table, the links made of it, and notes of what it was shown.

Which link comes next, the table says: whoever has the secret can make it, in any tab, again and again. A browser that has
lost its secret brings a new chain, and everybody can see that.
*/
import { api, Problem } from '../api'
import type { Sight } from '../wire'
import { digest, hexOf } from './hashing'
import type { Notes } from './proof'

const LENGTH = 1024
const KEPT = 60
/** Tables whose secrets are kept; the oldest go first. */
const PREFIX = 'antilles-chain-'

interface Kept extends Notes {
  secret: string
  at: number
  /** By seat, how many chains it has used up. */
  lives: Record<string, number>
}

/** For browsers without storage: as long as the page lives. */
const memory = new Map<string, string>()

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function write(name: string, text: string): void {
  memory.set(name, text)
  try {
    localStorage.setItem(name, text)
  } catch {
    // no storage: this page remembers it as long as it lives
  }
}

/** The oldest secrets make room. */
function tidy(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
    const aged = names.map((name) => ({ name, at: (JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Kept>).at ?? 0 }))
    for (const { name } of aged.sort((a, b) => b.at - a.at).slice(KEPT)) localStorage.removeItem(name)
  } catch {
    // no storage, nothing to tidy
  }
}

const chains = new Map<string, string[]>()

/** A chain from its secret, the tip first. */
export function chainOf(secret: string, length = LENGTH): string[] {
  const known = chains.get(secret)
  if (known) return known
  const links = [secret]
  for (let n = 0; n < length; n++) links.push(digest(links.at(-1)!))
  links.reverse()
  chains.set(secret, links)
  return links
}

export class Keeper {
  private busy: Promise<void> | null = null

  constructor(readonly table: string) {}

  private kept(): Kept | null {
    const text = read(PREFIX + this.table)
    if (text === null) return null
    try {
      const found = JSON.parse(text) as Kept
      return /^[0-9a-f]{64}$/.test(found.secret) ? found : null
    } catch {
      return null
    }
  }

  private keep(kept: Kept): void {
    write(PREFIX + this.table, JSON.stringify(kept))
  }

  private links(kept: Kept, seat: number): string[] {
    return chainOf(digest(`${kept.secret}:${seat}:${kept.lives[seat] ?? 0}`))
  }

  /** What this browser has noted; null if it never brought a chain here. */
  notes(): Notes | null {
    const kept = this.kept()
    return kept && { seal: kept.seal, links: kept.links, ...(kept.row ? { row: kept.row } : {}) }
  }

  /** The link that a move of this seat must release now; empty if none. Null: this browser does not have it. */
  link(sight: Sight, seat: number): string | null {
    const seal = sight.seal
    if (!seal?.tip) return ''
    const kept = this.kept()
    const links = kept && this.links(kept, seat)
    if (links?.[0] !== seal.tip) return null
    if (seal.next === null || seal.next === undefined) return ''
    return links[seal.next + 1] ?? null
  }

  /** The link that this seat's next move will have to release, for an order: also of a chain that others' links make ready only then. */
  ahead(sight: Sight, seat: number): string {
    const seal = sight.seal
    const kept = seal?.tip ? this.kept() : null
    const links = kept && this.links(kept, seat)
    return seal && links && links[0] === seal.tip ? (links[(seal.next ?? 0) + 1] ?? '') : ''
  }

  /** A link of this chain was taken: one more than before, whatever the table says later. */
  took(sight: Sight, link: string): void {
    const kept = this.kept()
    const tip = sight.seal?.tip
    if (!kept || !tip || !link) return
    kept.links[tip] = (kept.links[tip] ?? 0) + 1
    this.keep(kept)
  }

  /** Do what this sight asks of us: bring chains, release a link for a joint draw. One thing at a time. */
  see(sight: Sight): void {
    const seal = sight.seal
    if (!seal || !['open', 'running', 'paused'].includes(sight.status)) return
    const awaited = seal.awaited.filter((seat) => sight.chairs[seat]?.yours)
    const mine = sight.seat !== null && sight.chairs[sight.seat]?.yours && !sight.chairs[sight.seat]?.away ? sight.seat : null
    const missing = mine !== null && this.link(sight, mine) === null
    const bare = mine !== null && !seal.tip
    const asked = seal.witness ?? null
    const witness = asked !== null && sight.chairs[asked]?.yours ? asked : null
    const wanted = [...new Set([...awaited, ...(missing || bare ? [mine] : [])])]
    if (!wanted.length && witness === null) return
    this.busy ??= this.act(seal.seal, wanted, witness).finally(() => (this.busy = null))
  }

  /** A chain for this seat, at once: the table did not know the link that we sent. */
  async renew(sight: Sight, seat: number): Promise<void> {
    await this.busy
    if (sight.seal) await this.act(sight.seal.seal, [seat], null)
  }

  private async act(seal: string, seats: number[], witness: number | null): Promise<void> {
    try {
      for (const seat of seats) await this.bring(seal, seat)
      if (witness !== null) await this.release(witness)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem // the next news of the table are the next chance
    }
  }

  private async bring(seal: string, seat: number): Promise<void> {
    const kept = this.kept() ?? this.fresh(seal)
    const now = (await api.look(this.table, seat)).seal
    if (!now || now.seal !== kept.seal) return
    let links = this.links(kept, seat)
    if (now.tip === links[0]) {
      if ((now.next ?? 0) + 1 < links.length) return
      kept.lives[seat] = (kept.lives[seat] ?? 0) + 1
      links = this.links(kept, seat)
    }
    const tip = links[0]!
    kept.links[tip] ??= 0
    this.keep(kept)
    await api.chain(this.table, { seat, tip })
    if (kept.row) return
    const proof = await api.proof(this.table)
    this.keep({ ...(this.kept() ?? kept), ...(proof.row ? { row: proof.row.digest } : {}) })
  }

  private fresh(seal: string): Kept {
    const secret = hexOf(crypto.getRandomValues(new Uint8Array(32)))
    const kept = { secret, seal, at: Date.now(), links: {}, lives: {} }
    this.keep(kept)
    tidy()
    return kept
  }

  private async release(seat: number): Promise<void> {
    const sight = await api.look(this.table, seat)
    const link = sight.seal?.witness === seat ? this.link(sight, seat) : ''
    if (!link) return
    await api.link(this.table, { seat, link })
    this.took(sight, link)
  }
}
