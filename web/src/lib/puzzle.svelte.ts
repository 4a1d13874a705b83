/** Puzzles of a game, one after the other: a position on the table, a move to find, what is said to it. */
import { api, Problem } from './api'
import type { Trial } from './counter'
import { moveOf, type MoveTable } from './moves'
import { patiently } from './patience'
import { Sitting } from './sitting.svelte'
import { training } from './training.svelte'
import type { Move, Refusal } from './types'
import type { PuzzleHead, PuzzleOut, PuzzleVerdict } from './wire'

export class Puzzles {
  now = $state.raw<PuzzleOut | null>(null)
  verdict = $state.raw<PuzzleVerdict | null>(null)
  /** Nothing is left. */
  empty = $state(false)
  private version = 0
  private closed = false
  readonly sitting = new Sitting({ preview: (texts) => this.preview(texts), commit: (texts) => this.commit(texts) })

  constructor(
    readonly game: string,
    readonly all: readonly PuzzleHead[],
    private readonly moves: MoveTable,
  ) {}

  close(): void {
    this.closed = true
  }

  /** The next one that suits; or the one of this name. */
  next = async (id = ''): Promise<void> => {
    const head = this.all.find((one) => one.id === id) ?? training.next(this.game, this.all)
    this.empty = head === null
    const found = head && (await patiently(() => api.puzzle(this.game, head.id), { waiting: () => undefined, over: () => this.closed }))
    if (this.closed) return
    this.now = found
    this.verdict = null
    if (found) this.show(this.legal)
  }

  get legal(): Move[] {
    const { now } = this
    return now ? now.moves.map((text) => this.move(text)) : []
  }

  move(text: string): Move {
    return moveOf(this.moves, text, this.now?.question.words[text])
  }

  private show(legal: Move[]): void {
    const { now } = this
    if (!now) return
    const version = (this.version += 1)
    this.sitting.playback.begin({ version, asked: version, view: now.view, legal, names: now.names, question: now.question })
  }

  private async preview(texts: string[]): Promise<Trial> {
    const { now } = this
    const view = now!.view
    try {
      const tried = await api.tryPuzzle(this.game, now!.id, { moves: texts })
      const follows = tried.prospect.follows.map((text) => moveOf(this.moves, text))
      return { view, legal: [], boundary: true, refusal: null, prospect: { ...tried.prospect, follows } }
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      return { view, legal: [], boundary: false, refusal: { key: problem.kind, facts: {}, statement: problem.statement, sentence: problem.message } }
    }
  }

  private async commit(texts: string[]): Promise<Refusal | null> {
    await (this.verdict ? this.next() : this.answer(texts[0] ?? ''))
    return null
  }

  /** Answer with a move; '' asks for the answer. */
  answer = async (text: string): Promise<void> => {
    const { now } = this
    if (!now || this.verdict) return
    const told = await patiently(() => api.answerPuzzle(this.game, now.id, { move: text }), { waiting: () => undefined, over: () => this.closed })
    if (this.now !== now || this.verdict || this.closed) return
    this.verdict = told
    training.note(this.game, now, told.right)
    this.show([this.move(told.best)])
  }

  /** The best move is ringed, once the board shows it. */
  point(): void {
    const [best] = this.sitting.legal
    if (this.verdict && best && this.sitting.picked[0]?.text !== best.text) void this.sitting.pick([best])
  }
}
