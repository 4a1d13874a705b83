import './browser'
import { describe, expect, it } from 'vitest'
import { words } from '../src/lib/words.svelte'

describe('words', () => {
  it('writes numbers as the language does', () => {
    words.language = 'en'
    expect(words.number(30.25, 1)).toBe('30.3')
    expect(words.number(-4)).toBe('−4')
    words.language = 'fr'
    expect(words.number(30.2, 1)).toBe('30,2')
    words.language = 'it'
    expect(words.number(30, 1)).toBe('30,0')
    words.language = 'en'
  })
})
