/** What the bar says and offers: the question; what is picked, with its cost and gain; what follows; the ways to answer. */
import { amountGlyph, fitsBar, iconOf } from '../games/face'
import { amounted, numbers } from './picking'
import type { Table } from './table'
import type { Move, Said } from './types'
import { words } from './words.svelte'

/** So many choices are buttons; more are a list. */
const MOST = 4

export interface Amount {
  kind: string
  n: number
  cost: boolean
}

export class Asked {
  constructor(
    private readonly table: Table,
    /** A line about the connection, while there is something to say. */
    private readonly connection: () => string,
  ) {}

  private get sitting(): Table['sitting'] {
    return this.table.sitting
  }

  /** The move that is picked. */
  readonly one = $derived.by((): Move | null => (this.sitting.picked.length === 1 ? (this.sitting.picked[0] ?? null) : null))
  /** What was clicked stands for several moves. */
  readonly choices = $derived.by((): Move[] => (this.sitting.picked.length > 1 ? this.sitting.picked : []))

  /** What has no place on the board. */
  private readonly loose = $derived.by((): Move[] => {
    const view = this.sitting.view
    return view && this.table.face.loose ? this.table.face.loose(view as never, this.sitting.legal) : []
  })

  /** Moves that differ by a number only are asked with a stepper. */
  private readonly numbered = $derived.by((): Move[] => numbers(this.choices) ?? numbers(amounted(this.loose)) ?? [])
  readonly steps = $derived.by((): Move[] => {
    const { numbered, one } = this
    const room = numbered.length > MOST || (numbered.length > 1 && !fitsBar(numbered.map(this.table.brief)))
    const about = !this.sitting.picked.length || this.choices.length > 0 || numbered.some((move) => move.text === one?.text)
    return room && about ? numbered : []
  })

  /** Too many choices for buttons. */
  readonly many = $derived.by((): boolean => this.choices.length > MOST && !this.steps.length)

  /** Buttons for what has no place on the board. */
  readonly beside = $derived.by((): Move[] => {
    if (this.choices.length || this.connection()) return []
    if (this.steps.length) return this.loose.filter((move) => !this.steps.includes(move))
    return !this.one && fitsBar(this.loose.map(this.table.brief)) ? this.loose : []
  })

  private get waiting(): string {
    const view = this.sitting.position?.view
    if (!view) return ''
    const others = view.actors.filter((seat) => seat >= 0 && seat !== view.seat).map((seat) => this.table.names[seat] ?? '')
    return others.length ? words.say('waiting', { n: others.length, who: words.join(others) }) : ''
  }

  /** The move of another that is being shown. */
  readonly news = $derived.by((): Said[] => {
    if (!this.sitting.playing) return []
    const told = this.sitting.told
    return told.filter((line) => line.version === told.at(-1)?.version).map((line) => line.said)
  })

  /** The seat that the news are about. */
  readonly teller = $derived.by((): number | null => {
    const who = this.news.map((said) => said.facts['who']).find((seat) => typeof seat === 'number' && seat >= 0)
    return typeof who === 'number' ? who : null
  })

  private get question(): string {
    if (this.sitting.question) return this.table.told(this.sitting.question)
    return this.sitting.legal.length ? words.say('ask-anything') : ''
  }

  private get prospect(): Table['sitting']['prospect'] {
    return this.news.length || this.connection() ? null : this.sitting.prospect
  }

  readonly title = $derived.by((): string => {
    const { one, sitting, prospect } = this
    if (this.connection()) return this.connection()
    if (this.news.length) return this.news.map(this.table.told).join(' ')
    if (sitting.sending) return words.say('bar-sending')
    if (one) return prospect ? words.picked(this.table.game, prospect, this.table.names) : this.table.move(one)
    if (sitting.finished) return words.say('bar-finished')
    if (sitting.legal.length) return this.question
    if (this.table.traced) return words.say('lesson-read')
    return sitting.over ? words.say('bar-over') : this.waiting
  })

  /** The question stays as a small line while a move is picked. */
  readonly above = $derived.by((): string => (this.one && !this.connection() && !this.news.length && !this.sitting.sending ? this.question : ''))

  /** What the picked move opens, or that there is no way back. */
  readonly then = $derived.by((): { sure: boolean; text: string } | null => {
    const then = this.prospect?.then
    return then ? { sure: !then.key.startsWith('if-'), text: this.table.told(then) } : null
  })

  readonly below = $derived.by((): string => {
    if (this.news.length) return words.say('bar-skip')
    if (this.one || this.connection()) return ''
    if (this.sitting.steps.length) return words.say('bar-steps', { moves: this.sitting.steps.map(this.table.move).join(' · ') })
    return this.choices.length ? words.say('bar-which') : ''
  })

  readonly amounts = $derived.by((): Amount[] => {
    const { prospect } = this
    if (!prospect) return []
    const list = (all: Record<string, number>, cost: boolean): Amount[] => Object.entries(all).map(([kind, n]) => ({ kind, n, cost }))
    return [...list(prospect.costs, true), ...list(prospect.gains, false)].filter(({ kind }) => amountGlyph(kind))
  })

  readonly idle = $derived.by((): boolean => !this.sitting.legal.length && !this.sitting.finished && !this.one)

  readonly glyph = $derived.by((): string => {
    const move = this.one ?? this.sitting.steps.at(-1)
    return (move && this.table.face.glyph?.(move)) || iconOf(this.table.game)
  })

  /** What the one primary button says. */
  readonly verb = $derived.by((): string => {
    if (this.sitting.finished) return words.say('bar-confirm-turn')
    return this.one ? this.table.face.verb?.(this.one, this.table.say) || this.table.move(this.one) : ''
  })
}
