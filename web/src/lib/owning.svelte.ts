/** The owner of a printed copy corrects the data of the house: what is asked, what was answered, what is wrong with it. */
import { api, Problem } from './api'
import type { BoxOut, DifferenceOut, UncertainOut } from './wire'

const KEY = 'antilles.owner'

/** Whoever comes by the address that the house's owner was given is the owner, on this device from now on. */
export function takeKey(given: string | null): void {
  if (given) localStorage.setItem(KEY, given)
}

export class Owning {
  box = $state.raw<BoxOut | null>(null)
  /** As typed; null takes a correction back. */
  answers = $state.raw<Record<string, string | null>>({})
  /** The value in question. */
  at = $state('')
  trouble = $state('')
  /** Only the owner may come in. */
  locked = $state(false)
  differences = $state.raw<DifferenceOut[] | null>(null)
  done = $state('')
  private asked = 0

  constructor(readonly game: string) {}

  readonly values = $derived.by((): UncertainOut[] => this.box?.values ?? [])
  readonly value = $derived.by((): UncertainOut | undefined => this.values.find((one) => one.name === this.at) ?? this.values[0])
  readonly place = $derived.by((): number => (this.value ? this.values.indexOf(this.value) : 0))
  readonly open = $derived.by((): number => Object.keys(this.answers).length)
  readonly corrected = $derived.by((): UncertainOut[] => this.values.filter((one) => one.corrected))

  find(name: string): UncertainOut | undefined {
    return this.values.find((one) => one.name === name)
  }

  async begin(): Promise<void> {
    await this.ask(() => api.box(this.game), true)
  }

  /** Answers are tried out at once; nothing is saved before the owner says so. */
  async answer(given: Record<string, string | null>): Promise<void> {
    this.answers = { ...this.answers, ...given }
    const answers = this.answers
    await this.ask(() => api.tryBox(this.game, { answers }), false)
  }

  /** Forget what is not saved. */
  async drop(): Promise<void> {
    this.answers = {}
    await this.begin()
  }

  async save(name: string, box: string, remark: string): Promise<boolean> {
    const answers = this.answers
    return await this.ask(() => api.saveBox(this.game, { answers, name, box, remark }), true)
  }

  async take(file: File): Promise<boolean> {
    const text = await file.text()
    return await this.ask(() => api.importBox(this.game, { text, file: file.name }), true)
  }

  async compare(file: File): Promise<void> {
    const text = await file.text()
    await this.tell(async () => (this.differences = await api.diffBox(this.game, { text, file: file.name })))
  }

  async export(): Promise<string> {
    let found = ''
    await this.tell(async () => (found = await api.exportBox(this.game)))
    return found
  }

  step(by: number): void {
    this.at = this.values[Math.min(this.values.length - 1, Math.max(0, this.place + by))]?.name ?? ''
  }

  /** To the first value of the next kind. */
  skip(): void {
    const { value, values, place } = this
    this.at = (values.slice(place).find((one) => one.group !== value?.group) ?? values.at(-1))?.name ?? ''
  }

  /** An answer that comes late is not shown: another one is on its way. */
  private async ask(question: () => Promise<BoxOut>, settled: boolean): Promise<boolean> {
    const mine = ++this.asked
    return await this.tell(async () => {
      const found = await question()
      if (mine !== this.asked) return
      this.box = found
      if (settled) this.answers = {}
    })
  }

  private async tell(work: () => Promise<unknown>): Promise<boolean> {
    this.done = this.trouble = ''
    try {
      await work()
      return true
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.locked = problem.status === 403
      this.trouble = problem.message
      return false
    }
  }
}
