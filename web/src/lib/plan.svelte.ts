/** A table being planned: what a person has chosen, and what holds where nothing was chosen. Answers that come late change
 * the second, never the first. */
import { expansionOf } from './options'
import { offered, USUAL } from './levels'
import { zone } from './clock.svelte'
import type { Pace as Clock } from './pace'
import type { GameOut, GamesOut, NewSeat, NewTable, OptionOut } from './wire'

export type Kind = 'me' | 'bot' | 'open'
export type Who = 'bots' | 'friends' | 'open' | 'hot-seat'
export type Pace = 'live' | 'days' | 'none'
type Visibility = NonNullable<NewTable['visibility']>

export const DAYS = [1, 3, 7] as const
export const MINUTES = [5, 10, 20, 30, 60]
export const SECONDS = [0, 10, 30, 60]
/** Moves by which those who watch are behind. */
export const DELAYS = [0, 3, 10]

const USUAL_SEATS = 4

export class Plan {
  found = $state.raw<GamesOut | null>(null)
  game = $state('')

  private chosenSeats = $state<number | null>(null)
  private chosenLevel = $state<string | null>(null)
  private chosenVisibility = $state<Visibility | null>(null)
  private chosenHints = $state<boolean | null>(null)
  private kinds = $state.raw<Record<number, Kind>>({})
  private names = $state.raw<Record<number, string>>({})
  private chosenRated = $state(false)
  /** By seat, which friend is to be invited by name. */
  private asked = $state.raw<Record<number, string>>({})
  /** By game: the names of options differ. */
  private chosenOptions = $state.raw<Record<string, Record<string, string>>>({})

  get info(): GameOut | null {
    return this.found?.games.find((one) => one.name === this.game) ?? null
  }

  // --- seats --------------------------------------------------------------------------------------

  get counts(): number[] {
    const info = this.info
    return info ? Array.from({ length: info.most_seats - info.least_seats + 1 }, (_, index) => info.least_seats + index) : []
  }

  get seats(): number {
    const [least = 1, most = 1] = [this.counts[0], this.counts.at(-1)]
    return Math.max(least, Math.min(this.chosenSeats ?? USUAL_SEATS, most))
  }

  set seats(count: number) {
    this.chosenSeats = count
  }

  kind(seat: number): Kind {
    return this.kinds[seat] ?? (seat ? 'bot' : 'me')
  }

  /** Who sits there; ``seat`` null for all but the first, which is mine. */
  sit(kind: Kind, seat: number | null = null): void {
    if (seat !== null) this.kinds = { ...this.kinds, [seat]: kind }
    else this.kinds = Object.fromEntries(Array.from({ length: this.counts.at(-1) ?? 0 }, (_, index) => [index, index ? kind : 'me']))
  }

  /** Whom I play with, as the seats say. */
  get who(): Who {
    const others = this.chairs.slice(1)
    if (others.includes('open')) return this.visibility === 'public' ? 'open' : 'friends'
    return others.includes('me') ? 'hot-seat' : 'bots'
  }

  set who(who: Who) {
    this.sit(who === 'bots' ? 'bot' : who === 'hot-seat' ? 'me' : 'open')
    this.chosenVisibility = who === 'open' ? 'public' : null
  }

  /** The friend who is to be invited to a seat; empty for whoever has the link. */
  friend(seat: number): string {
    return this.kind(seat) === 'open' ? (this.asked[seat] ?? '') : ''
  }

  /** Nobody is invited to two seats. */
  ask(seat: number, friend: string): void {
    this.asked = { ...Object.fromEntries(Object.entries(this.asked).filter(([, one]) => one !== friend)), [seat]: friend }
    this.sit('open', seat)
  }

  /** The seats to which friends are to be invited. */
  get invited(): [number, string][] {
    return this.chairs.flatMap((_, seat): [number, string][] => (this.friend(seat) ? [[seat, this.friend(seat)]] : []))
  }

  get chairs(): Kind[] {
    return Array.from({ length: this.seats }, (_, seat) => this.kind(seat))
  }

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  call(seat: number, name: string): void {
    this.names = { ...this.names, [seat]: name }
  }

  /** Whom an open table looks for. */
  seeks = $state<NonNullable<NewTable['seeks']>>('anybody')

  /** Draws that also need a number of another player's browser. */
  joint = $state(false)

  /** More than one person will sit there. */
  get company(): boolean {
    return this.chairs.filter((kind) => kind !== 'bot').length > 1
  }

  // --- pace ---------------------------------------------------------------------------------------

  pace = $state<Pace>('none')
  days = $state<number>(3)
  minutes = $state(20)
  seconds = $state(30)
  /** When time is up, a bot moves, or takes the seat. */
  late = $state<NonNullable<NewTable['late']>>('move')

  get clock(): Clock {
    const live = this.pace === 'live'
    return { days: this.pace === 'days' ? this.days : 0, minutes: live ? this.minutes : 0, increment: live ? this.seconds : 0 }
  }

  // --- everything else ----------------------------------------------------------------------------

  get levels(): string[] {
    return offered(this.found?.levels ?? [])
  }

  get level(): string {
    if (this.chosenLevel !== null) return this.chosenLevel
    return this.levels.includes(USUAL) ? USUAL : (this.levels[0] ?? '')
  }

  set level(level: string) {
    this.chosenLevel = level
  }

  /** Among friends: only whoever is invited. */
  get visibility(): Visibility {
    return this.chosenVisibility ?? (this.chairs.includes('open') ? 'private' : 'link')
  }

  set visibility(visibility: Visibility) {
    this.chosenVisibility = visibility
  }

  private chosenDelay = $state(0)

  /** Where nobody may watch, nobody is behind. */
  get delay(): number {
    return this.visibility === 'private' ? 0 : this.chosenDelay
  }

  set delay(moves: number) {
    this.chosenDelay = moves
  }

  /** Where people play against each other, only if it is said beforehand. */
  get hints(): boolean {
    return !this.rated && (this.chosenHints ?? !this.company)
  }

  set hints(allowed: boolean) {
    this.chosenHints = allowed
  }

  // --- ratings ------------------------------------------------------------------------------------

  /** Why the game cannot be rated as it is planned: the first thing that forbids it, or nothing. */
  get unrated(): '' | 'pace' | 'hints' | 'screen' | 'data' {
    if (this.pace === 'none') return 'pace'
    if (this.chairs.filter((kind) => kind === 'me').length > 1) return 'screen'
    if (this.info?.data) return 'data'
    return this.chosenHints ? 'hints' : ''
  }

  get rated(): boolean {
    return this.chosenRated && !this.unrated
  }

  set rated(rated: boolean) {
    this.chosenRated = rated
    if (rated && this.chosenHints) this.chosenHints = null
  }

  option(option: OptionOut): string {
    const chosen = this.chosenOptions[this.game]?.[option.name]
    return chosen !== undefined && this.allowed(option).includes(chosen) ? chosen : (option.values[0] ?? '')
  }

  choose(option: string, value: string): void {
    this.chosenOptions = { ...this.chosenOptions, [this.game]: { ...this.chosenOptions[this.game], [option]: value } }
  }

  /** The values that this number of seats allows. */
  allowed(option: OptionOut): string[] {
    return option.values.filter((value) => !option.only[value] || option.only[value].includes(this.seats))
  }

  /** The fine rules that are not as the house plays. */
  get changed(): OptionOut[] {
    const expansion = expansionOf(this.game)
    return (this.info?.options ?? []).filter((option) => option.name !== expansion && this.option(option) !== option.values[0])
  }

  get expansion(): OptionOut | null {
    const name = expansionOf(this.game)
    return this.info?.options.find((option) => option.name === name) ?? null
  }

  get expanded(): boolean {
    return this.expansion !== null && this.option(this.expansion) === 'on'
  }

  // --- the table ----------------------------------------------------------------------------------

  /** What is asked of the server. ``me`` is my name, ``other`` what others at this screen are called without one. */
  table(me: string, other: (seat: number) => string): NewTable {
    const seats = this.chairs.map((kind, seat): NewSeat => {
      if (kind === 'bot') return { kind, level: this.level }
      if (kind === 'open') return { kind }
      return { kind, own: true, name: seat ? this.name(seat).trim() || other(seat) : me }
    })
    const options = Object.fromEntries((this.info?.options ?? []).map((option) => [option.name, this.option(option)]))
    const chosen = Object.keys(this.chosenOptions[this.game] ?? {})
    return {
      game: this.game,
      seats,
      options: Object.fromEntries(Object.entries(options).filter(([name]) => chosen.includes(name))),
      visibility: this.visibility,
      hints: this.hints,
      ...(this.rated ? { rated: true } : {}),
      ...(this.delay ? { delay: this.delay } : {}),
      ...(this.visibility === 'public' && this.chairs.includes('open') ? { seeks: this.seeks } : {}),
      ...(this.pace === 'none' ? {} : { ...this.clock, late: this.late, zone: zone() }),
      ...(this.joint && this.company && this.pace !== 'days' ? { draws: 'joint' as const } : {}),
    }
  }
}
