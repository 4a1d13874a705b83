import { describe, expect, it } from 'vitest'
import { Guard } from '../src/lib/guard.svelte'

const move = { text: 'play', verb: 'play', words: 'play', facts: {} }

describe('a guard', () => {
  it('lets a move pass where nobody is asked', async () => {
    expect(await new Guard().allows(move, () => '')).toBe(true)
  })

  it('keeps a move back when whoever is asked says no, and a second press meanwhile', async () => {
    const guard = new Guard()
    let answer = (_: boolean): void => {}
    guard.asks = () => new Promise((resolve) => (answer = resolve))
    const first = guard.allows(move, () => '')
    expect(await guard.allows(move, () => '')).toBe(false)
    answer(false)
    expect(await first).toBe(false)
    expect(guard.thinking).toBeNull()
  })

  it('makes no move for a decision that is gone', async () => {
    const guard = new Guard()
    let at = 'one'
    guard.asks = async () => {
      at = 'two'
      return true
    }
    expect(await guard.allows(move, () => at)).toBe(false)
  })
})
