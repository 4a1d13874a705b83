/** The people at a table: who asks for what, who has answered, who is away, whether the table stands still. */
import { asked } from './again'
import { fold } from './fold.svelte'
import type { Presence, Sight, Wish } from './wire'

export type WishName = Wish['wish'] | 'rematch'

/** How a wish ended: all agreed, somebody did not, or the game went on before all had answered. */
export interface Answer {
  wish: WishName
  seat: number
  how: 'agreed' | 'refused' | 'lapsed'
  /** Who refused, where it was told. */
  by: number | null
}

export class People {
  sight = $state.raw<Sight | null>(null)
  /** How the last wish ended, until it was read. */
  answer = $state.raw<Answer | null>(null)
  private gone = $state.raw<Record<number, number>>({})
  private refusedBy: number | null = null
  /** I have asked for this rematch: whose answer is missing; nothing where I have not. */
  awaited = $state.raw<number[] | null>(null)
  /** That it is asked for has been read. */
  private noted = $state(false)

  constructor() {
    fold.leave()
  }

  /** The game is over, and nothing more is to be learnt of who is here. */
  get settled(): boolean {
    return this.status === 'over' && fold.known
  }

  get status(): string {
    return this.sight?.status ?? 'open'
  }

  /** My seat, as I look at the table. */
  get seat(): number | null {
    return this.sight?.seat ?? null
  }

  get watching(): boolean {
    return this.sight !== null && this.seat === null && this.status !== 'over'
  }

  get wish(): Wish | null {
    return this.sight?.proposal ?? null
  }

  /** The seats of people who are here and must agree; whoever shall be sent away is not asked. */
  get voters(): number[] {
    return this.here.filter((seat) => seat !== this.wish?.whom)
  }

  private get here(): number[] {
    return this.sight?.chairs.flatMap((chair, seat) => (chair.level || chair.away || chair.free ? [] : [seat])) ?? []
  }

  /** Whom the others could send away: two of them have to agree. */
  get removable(): number[] {
    const others = this.here.filter((seat) => seat !== this.seat)
    const open = this.seat !== null && !this.sight?.deal && !this.sight?.rated && !this.wish && ['running', 'paused'].includes(this.status)
    return open && others.length > 1 ? others.filter((seat) => !this.sight?.chairs[seat]?.yours) : []
  }

  /** Whose answer is missing. */
  get silent(): number[] {
    return this.voters.filter((seat) => !this.wish?.agreed.includes(seat))
  }

  /** I am asked to agree. */
  get asked(): boolean {
    return this.wish !== null && this.seat !== null && this.silent.includes(this.seat)
  }

  /** More than one person sits here. */
  get company(): boolean {
    return this.voters.length > 1
  }

  /** A rematch is asked for, and I have not read that yet. */
  get meeting(): boolean {
    return Boolean(this.awaited?.length) && !this.noted
  }

  /** Since when seats are offline: UTC in milliseconds; nothing for who is there. By days nobody is expected to be. */
  get absent(): Record<number, number> {
    return this.sight?.days ? {} : this.gone
  }

  /** Somebody who is asked is offline. */
  get missing(): number | null {
    const actors = this.sight?.view?.actors ?? []
    return actors.find((seat) => seat !== this.seat && this.absent[seat] !== undefined) ?? null
  }

  look(presence: Presence): void {
    const { seats, here } = presence
    fold.look(presence)
    if (this.awaited?.length) this.met(this.awaited.filter((seat) => !here[seat]), 'agreed')
    this.gone = Object.fromEntries(seats.flatMap((since, seat) => (since === null || seat === this.seat ? [] : [[seat, since]])))
  }

  refused(seat: number): void {
    this.refusedBy = seat
  }

  /** The table as it is now; what became of a wish is told by what it did. */
  see(sight: Sight): void {
    const before = this.sight
    const old = before?.proposal
    if (old && before && sight.proposal?.asked !== old.asked) {
      this.answer = { wish: old.wish, seat: old.seat, how: this.ending(old, before, sight), by: this.refusedBy }
      this.refusedBy = null
    } else if (sight.proposal && sight.proposal.asked !== old?.asked) this.answer = null
    this.sight = sight
    if (this.awaited === null && asked.has(sight.table)) this.awaited = this.voters.filter((seat) => seat !== this.seat)
    const gone = this.awaited?.find((seat) => sight.chairs[seat]?.away)
    if (this.awaited && gone !== undefined) this.met(this.awaited.filter((seat) => seat !== gone), 'refused', gone)
  }

  /** Somebody has come to the rematch, or has declined it. */
  private met(left: number[], how: Answer['how'], by: number | null = null): void {
    if (how === 'refused' || (!left.length && this.awaited?.length)) this.answer = { wish: 'rematch', seat: this.seat ?? 0, how, by }
    this.awaited = left
  }

  private ending(wish: Wish, before: Sight, after: Sight): Answer['how'] {
    if (wish.wish === 'remove') return after.chairs[wish.whom ?? -1]?.level ? 'agreed' : after.status === 'over' ? 'lapsed' : 'refused'
    const done =
      wish.wish === 'undo' ? after.position < before.position : after.status === (wish.wish === 'pause' ? 'paused' : 'running') && before.status !== after.status
    if (done) return 'agreed'
    return after.position > before.position || after.status === 'over' ? 'lapsed' : 'refused'
  }

  read(): void {
    this.answer = null
    this.noted = true
  }
}
