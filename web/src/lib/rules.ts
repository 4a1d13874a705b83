/** The numbered statements of a game, in one language, loaded when they are asked for. */
import { corrected } from './box'
import type { Language } from './words.svelte'
import type { Statement } from './types'

export interface Book {
  sections: [string, string][]
  statements: Statement[]
}

type Files = Record<string, () => Promise<Book>>
const books: Record<Language, Files> = {
  en: import.meta.glob('../../../src/antilles/games/*/rules.toml', { query: '?en', import: 'default' }) as Files,
  fr: import.meta.glob('../../../src/antilles/games/*/rules.toml', { query: '?fr', import: 'default' }) as Files,
  it: import.meta.glob('../../../src/antilles/games/*/rules.toml', { query: '?it', import: 'default' }) as Files,
}

export function hasRules(game: string): boolean {
  return fileOf(game, 'en') !== undefined
}

export async function rulesOf(game: string, language: Language): Promise<Book> {
  const found = fileOf(game, language)
  const book = found ? await found() : { sections: [], statements: [] }
  const other = corrected(game)?.rules[language]
  return other ? { ...book, statements: book.statements.map((one) => ({ ...one, text: other[one.id] ?? one.text })) } : book
}

function fileOf(game: string, language: Language): (() => Promise<Book>) | undefined {
  return Object.entries(books[language]).find(([path]) => path.includes(`/games/${game}/`))?.[1]
}

/** The statements with every word of the search in their number or text. */
export function search(book: Book, wanted: string): Statement[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return book.statements.filter((one) => parts.every((part) => `${one.id} ${one.text}`.toLowerCase().includes(part)))
}
