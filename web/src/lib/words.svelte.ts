/** Words in the reader's language: Project Fluent, the same files that Python reads. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { corrected, dataOf } from './box'
import type { Facts, Move, Prospect, Said } from './types'

export const LANGUAGES = ['en', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Say = (key: string, facts?: Facts) => string

type Files = Record<string, () => Promise<string>>
const shell = import.meta.glob('../words/*.ftl', { query: '?raw', import: 'default' }) as Files
const house = import.meta.glob('../../../src/antilles/locale/*/house.ftl', { query: '?raw', import: 'default' }) as Files
const rules = import.meta.glob('../../../src/antilles/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Files
const boards = import.meta.glob('../games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files

/** Proper names, the same in all languages, by fact and value: “Santa Rita” for the site L15. */
type Proper = Record<string, Record<string, string>>
const proper = import.meta.glob<Proper>('../games/*/proper.ts', { import: 'proper' })

const SEATS = ['who', 'whom']
/** Facts that are seat numbers: the player's name goes there. */

function find(files: Files, tail: string): Promise<string>[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(tail))
    .map(([, load]) => load())
}

/** The words of a game's own folder: built into the page, or asked of the server for a game that others have installed. */
function ownWords(language: Language, game: string): Promise<string>[] {
  const built = find(rules, `/${game}/locale/${language}.ftl`)
  return built.length ? built : [fetch(`/api/games/${game}/words/${language}`).then((answer) => (answer.ok ? answer.text() : ''))]
}

async function fetchBundle(language: Language, game: string): Promise<FluentBundle> {
  const texts = await Promise.all([
    ...(game ? find(boards, `/${game}/words/${language}.ftl`) : []),
    ...(game ? ownWords(language, game) : []),
    ...find(shell, `/words/${language}.ftl`),
    ...find(house, `/${language}/house.ftl`),
  ])
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  bundle.addResource(new FluentResource(corrected(game)?.words[language] ?? ''), { allowOverrides: true })
  return bundle
}

/** The words of a game follow the data of the table that is open. */
function named(language: Language, game: string): string {
  return `${language} ${game} ${dataOf(game)}`
}

function preferred(): Language {
  const kept = localStorage.getItem('antilles.language')
  const wanted = [kept, ...navigator.languages.map((tag) => tag.split('-')[0])]
  return LANGUAGES.find((language) => language === wanted.find((one) => LANGUAGES.includes(one as Language))) ?? 'en'
}

class Words {
  language = $state<Language>('en')
  private bundles = $state.raw<Record<string, FluentBundle>>({})
  private wanted = new Set([''])
  private proper: Record<string, Proper> = {}
  /** The language that was asked for last; words that arrive late do not change it back. */
  private spoken: Language = 'en'

  /** The language in which the server is asked to answer: its words may still be on their way. */
  get asking(): Language {
    return this.spoken
  }

  /** Load the words of the first language before anything is shown. */
  async begin(): Promise<void> {
    await this.speak(preferred())
  }

  /** Change the language; what is on the screen changes with it. */
  async speak(language: Language): Promise<void> {
    this.spoken = language
    await Promise.all([...this.wanted].map((game) => this.load(language, game)))
    if (this.spoken !== language) return
    this.language = language
    document.documentElement.lang = language
    localStorage.setItem('antilles.language', language)
  }

  /** Load a game's words too. */
  async learn(game: string): Promise<void> {
    this.wanted.add(game)
    const load = proper[`../games/${game}/proper.ts`]
    if (load) this.proper[game] ??= await load()
    await Promise.all([this.load(this.language, game), this.load(this.spoken, game)])
  }

  private async load(language: Language, game: string): Promise<void> {
    const name = named(language, game)
    if (name in this.bundles) return
    const bundle = await fetchBundle(language, game)
    this.bundles = { ...this.bundles, [name]: bundle }
  }

  knows(key: string, game = ''): boolean {
    return this.bundles[named(this.language, game)]?.hasMessage(key) ?? false
  }

  /** A message; the key itself where there is none. */
  say(key: string, facts: Facts = {}, game = ''): string {
    const bundle = this.bundles[named(this.language, game)]
    const message = bundle?.getMessage(key)
    return bundle && message?.value ? bundle.formatPattern(message.value, facts, []) : key
  }

  /** ``say`` with the words of one game. */
  of(game: string): Say {
    return (key, facts) => this.say(key, facts, game)
  }

  /** A move as its button says it; its text where the game has no words for it. */
  move(game: string, move: Move, names: readonly string[]): string {
    if (move.said) return this.told(game, move.said, names)
    const key = `move-${move.words}`
    return this.knows(key, game) ? this.say(key, this.named(move.facts, names, game), game) : move.text
  }

  /** An event, a refusal, a reason: a key with its facts. */
  told(game: string, said: Said, names: readonly string[]): string {
    if (!this.knows(said.key, game)) return this.plainly(said, names)
    const parts: Facts = said.parts?.length ? { parts: this.join(said.parts.map((part) => this.told(game, part, names)), 'list-or') } : {}
    return this.say(said.key, { ...this.named(said.facts, names, game), ...parts }, game)
  }

  /** The move with what it costs and brings: “Drive to Maria: pay 1 peso, gain 2 points”. */
  picked(game: string, prospect: Prospect, names: readonly string[]): string {
    const deed = this.told(game, prospect.deed, names)
    const amounts = (all: Record<string, number>): string =>
      this.join(
        Object.entries(all)
          .filter(([kind]) => !prospect.said.includes(kind))
          .map(([kind, n]) => this.amount(game, kind, n)),
      )
    const [costs, gains] = [amounts(prospect.costs), amounts(prospect.gains)]
    if (costs && gains) return this.say('picked-both', { deed, costs, gains })
    if (costs) return this.say('picked-cost', { deed, costs })
    return gains ? this.say('picked-gain', { deed, gains }) : deed
  }

  /** “2 points”, “1 peso”. */
  amount(game: string, kind: string, n: number): string {
    return this.say('amount', { kind, good: kind, n }, game)
  }

  /** An event of a game whose words the page does not have: who, what, and the facts as they are. */
  private plainly(said: Said, names: readonly string[]): string {
    const { who, ...facts } = this.named(said.facts, names, '')
    const rest = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`)
    const what = said.key.replace(/^event-/, '').replaceAll('-', ' ')
    const all = `${what}${rest.length ? ` (${rest.join(', ')})` : ''}`
    return who === undefined ? all : this.pair(who, all)
  }

  private named(facts: Facts, names: readonly string[], game: string): Facts {
    const entries = Object.entries(facts).map(([key, fact]): [string, string | number] => {
      const called = this.proper[game]?.[key]?.[fact]
      if (called) return [key, called]
      if (!SEATS.includes(key) || typeof fact !== 'number') return [key, fact]
      return [key, fact < 0 ? this.say('chance-name') : (names[fact] ?? fact)]
    })
    return Object.fromEntries(entries)
  }

  /** A number as it is written here, with so many digits after the comma: “30.2” or “30,2”; a gain perhaps with its sign. */
  number(n: number, digits = 0, signDisplay: 'auto' | 'always' = 'auto'): string {
    const written = new Intl.NumberFormat(this.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay }).format(n)
    return written.replace('-', '−')
  }

  /** “Players: 4”, with the spaces that the language has round its colon. */
  pair(option: string | number, value: string | number): string {
    return this.say('option-line', { option, value })
  }

  /** “a, b and c”. */
  join(items: readonly string[], last = 'list-and'): string {
    if (items.length < 2) return items.join('')
    return `${items.slice(0, -1).join(', ')} ${this.say(last)} ${items.at(-1)}`
  }
}

export const words = new Words()
