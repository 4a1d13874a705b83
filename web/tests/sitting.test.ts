import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browser } from './browser'
import { move, position, said } from './made'
import { settings } from '../src/lib/settings.svelte'
import { Sitting, type Counter, type Trial } from '../src/lib/sitting.svelte'
import type { Move } from '../src/lib/types'
import { inOrder } from '../src/lib/unfold'

const [a, b] = [move('a'), move('b')]

/** A counter that says of each turn what comes next, and remembers what was sent. */
function counter(next: (texts: string[]) => Partial<Trial> = () => ({ boundary: true })): Counter & { sent: string[][] } {
  const sent: string[][] = []
  return {
    sent,
    preview: async (texts) => ({ view: position(1).view, legal: [], boundary: false, refusal: null, ...next(texts) }),
    commit: async (texts) => {
      sent.push(texts)
      return null
    },
  }
}

/** A sitting whose questions wait until they are answered, by the last move they are about. */
function asking(said: Partial<Trial> = {}): { sitting: Sitting; answer: (last?: string) => Promise<void> } {
  const waiting: { texts: string[]; resolve: (trial: Trial) => void }[] = []
  const preview: Counter['preview'] = (texts) => new Promise((resolve) => waiting.push({ texts, resolve }))
  const sitting = new Sitting({ ...counter(), preview })
  sitting.receive(position(1, [a, b]))
  const answer = async (last?: string): Promise<void> => {
    for (const { texts, resolve } of waiting.filter((one) => last === undefined || one.texts.at(-1) === last)) {
      const prospect = { deed: { key: texts.at(-1) ?? '', facts: {} }, costs: {}, gains: {}, said: [], then: null, follows: [], undoable: true }
      resolve({ view: position(1).view, legal: [], boundary: false, refusal: null, prospect, ...said })
    }
    await vi.advanceTimersByTimeAsync(0)
  }
  return { sitting, answer }
}

function tell(sitting: Sitting, version: number, keys: string[], legal: Move[] = []): void {
  sitting.lines = [...sitting.lines, ...keys.map((key) => ({ version, said: said(key) }))]
  sitting.receive(position(version, legal))
}

beforeEach(() => {
  vi.useFakeTimers()
  browser.still = false
  browser.hidden = false
  settings.speed = 'normal'
  settings.askForced = true
})
afterEach(() => vi.useRealTimers())

describe('a turn', () => {
  it('of one step is sent when it is confirmed', async () => {
    const desk = counter()
    const sitting = new Sitting(desk)
    sitting.receive(position(1, [a, b]))
    await sitting.pick([a])
    expect(desk.sent).toEqual([])
    await sitting.confirm()
    expect(desk.sent).toEqual([['a']])
  })

  it('of several steps is confirmed at its end, and each can be taken back', async () => {
    const desk = counter((texts) => (texts.length < 2 ? { legal: [b] } : { boundary: true }))
    const sitting = new Sitting(desk)
    sitting.receive(position(1, [a, b]))
    await sitting.pick([a])
    await sitting.confirm()
    await sitting.pick([b])
    await sitting.confirm()
    expect(sitting.finished).toBe(true)
    await sitting.undo()
    expect(sitting.steps).toEqual([a])
    expect(desk.sent).toEqual([])
    await sitting.pick([b])
    await sitting.confirm()
    await sitting.confirm()
    expect(desk.sent).toEqual([['a', 'b']])
  })

  it('is given up when the table has gone on', async () => {
    const sitting = new Sitting(counter(() => ({ legal: [b] })))
    sitting.receive(position(1, [a, b]))
    await sitting.pick([a])
    await sitting.confirm()
    sitting.receive(position(2, [b]))
    expect(sitting.steps).toEqual([])
  })

  it('takes nothing that was tried out for an earlier decision', async () => {
    let answer = (): void => {}
    const slow: Counter['preview'] = () =>
      new Promise((resolve) => {
        answer = () => resolve({ view: position(1).view, legal: [b], boundary: false, refusal: null })
      })
    const sitting = new Sitting({ ...counter(), preview: slow })
    sitting.receive(position(1, [a, b]))
    const picked = sitting.pick([a])
    answer()
    await picked
    const confirmed = sitting.confirm()
    sitting.reset() // the move was made, and the next decision has a move of the same text
    sitting.receive(position(2, [a]))
    await confirmed
    expect(sitting.legal).toEqual([a])

    void sitting.pick([a])
    const added = sitting.confirm() // before the engine has said what it does
    expect(sitting.steps).toEqual([])
    const late = answer
    sitting.receive(position(3, [b]))
    late()
    await added
    expect(sitting.steps).toEqual([])
    expect(sitting.legal).toEqual([b])
  })

  it('is told what the picked move does, not what an earlier one would have done', async () => {
    const { sitting, answer } = asking()
    void sitting.pick([a])
    sitting.clear()
    void sitting.pick([b])
    await answer('b')
    await answer('a')
    expect(sitting.prospect?.deed.key).toBe('b')
  })

  it('is told no reason for what was tried before something else', async () => {
    const { sitting, answer } = asking({ refusal: { key: 'no', facts: {}, statement: 'T-1' } })
    const told = sitting.why('c')
    sitting.clear()
    await answer('c')
    expect(await told).toBe(false)
    expect(sitting.refusal).toBeNull()

    const again = sitting.why('c')
    await answer('c')
    expect(await again).toBe(true)
    expect(sitting.refusal?.key).toBe('no')
  })

  it('keeps nothing that was picked while a step was being taken back', async () => {
    const { sitting, answer } = asking({ legal: [a, b] })
    for (const one of [a, b]) {
      void sitting.pick([one])
      await answer()
      await sitting.confirm()
    }
    expect(sitting.steps).toEqual([a, b])
    const undone = sitting.undo()
    void sitting.pick([b])
    void sitting.undo() // the same press
    await answer('a')
    await undone
    expect(sitting.steps).toEqual([a])
    expect(sitting.picked).toEqual([])
  })

  it('keeps what is picked while others chat', async () => {
    const sitting = new Sitting(counter())
    sitting.receive(position(3, [a, b]))
    await sitting.pick([a])
    sitting.receive(position(4, [a, b], 3))
    expect(sitting.picked).toEqual([a])
  })
})

describe('a forced move', () => {
  it('is made by itself and sent', async () => {
    settings.askForced = false
    const desk = counter()
    const sitting = new Sitting(desk)
    sitting.receive(position(1, [a]))
    await sitting.goOn()
    expect(desk.sent).toEqual([['a']])
  })

  it('is asked where one wants to be asked', async () => {
    const desk = counter()
    const sitting = new Sitting(desk)
    sitting.receive(position(1, [a]))
    await sitting.goOn()
    expect(desk.sent).toEqual([])
  })

  it('is taken back together with the choice before it, and is then asked', async () => {
    settings.askForced = false
    const desk = counter((texts) => (texts.length < 2 ? { legal: [b] } : { boundary: true }))
    const sitting = new Sitting(desk)
    sitting.receive(position(1, [a, b]))
    await sitting.goOn()
    expect(sitting.steps).toEqual([])
    await sitting.pick([a])
    await sitting.confirm()
    await sitting.goOn()
    expect(sitting.steps).toEqual([a, b])
    await sitting.goOn()
    expect(desk.sent).toEqual([]) // one of the steps was a choice: the turn is confirmed by hand
    await sitting.undo()
    expect(sitting.steps).toEqual([])
  })
})

describe('play-back', () => {
  it('shows one thing after the other, and then how things stand', () => {
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    tell(sitting, 2, ['moves'])
    tell(sitting, 3, ['moves', 'rolls'])
    tell(sitting, 4, ['asks'], [a, b])
    expect(sitting.position?.version).toBe(2)
    expect(sitting.legal).toEqual([])
    vi.advanceTimersByTime(1300)
    expect(sitting.position?.version).toBe(3)
    expect(sitting.playback.step?.said[0]?.key).toBe('moves')
    vi.advanceTimersByTime(1300)
    expect(sitting.playback.step?.said[0]?.key).toBe('rolls')
    vi.advanceTimersByTime(600)
    expect(sitting.playing).toBe(false)
    expect(sitting.legal).toEqual([a, b])
  })

  it('takes no longer than twelve seconds', () => {
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    for (let version = 2; version < 42; version += 1) tell(sitting, version, ['moves'])
    vi.advanceTimersByTime(14_000)
    expect(sitting.playing).toBe(false)
  })

  it('is over with my own input', async () => {
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    tell(sitting, 2, ['moves'])
    tell(sitting, 3, ['moves'], [a, b])
    await sitting.pick([a])
    expect(sitting.position?.version).toBe(3)
    expect(sitting.picked).toEqual([a])
  })

  it('waits while it is paused, goes on and back step by step, and shows again', () => {
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    tell(sitting, 2, ['moves'])
    tell(sitting, 3, ['moves'])
    tell(sitting, 4, ['moves'])
    sitting.playback.pause()
    vi.advanceTimersByTime(60_000)
    expect(sitting.position?.version).toBe(2)
    sitting.playback.next()
    expect(sitting.position?.version).toBe(3)
    sitting.playback.back()
    expect(sitting.position?.version).toBe(2)
    sitting.playback.end()
    expect(sitting.position?.version).toBe(4)
    sitting.playback.again(3)
    vi.advanceTimersByTime(1)
    expect(sitting.position?.version).toBe(2)
    vi.advanceTimersByTime(1300)
    expect(sitting.position?.version).toBe(3)
    sitting.playback.again()
    expect(sitting.position?.version).toBe(1)
  })

  it('is skipped where one wants it off, or nobody looks', () => {
    settings.speed = 'off'
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    tell(sitting, 2, ['moves'])
    tell(sitting, 3, ['moves'])
    expect(sitting.position?.version).toBe(3)
    settings.speed = 'normal'
    browser.hidden = true
    tell(sitting, 4, ['moves'])
    tell(sitting, 5, ['moves'])
    expect(sitting.playing).toBe(false)
  })

  it('goes on by hand where one wants no motion', () => {
    browser.still = true
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    tell(sitting, 2, ['moves'])
    tell(sitting, 3, ['moves'])
    vi.advanceTimersByTime(60_000)
    expect(sitting.position?.version).toBe(2)
    sitting.playback.next()
    expect(sitting.playing).toBe(false)
  })

  it('begins anew with my own move, of which only what follows is shown', async () => {
    const desk = counter()
    const sitting = new Sitting(desk)
    desk.commit = async () => {
      sitting.lines = [
        { version: 2, said: { key: 'drives', facts: { who: 0 } } },
        { version: 2, said: { key: 'rolls', facts: { who: -1 } } },
      ]
      sitting.receive(position(2))
      return null
    }
    sitting.receive(position(1, [a, b]))
    await sitting.pick([a])
    await sitting.confirm()
    expect(sitting.playback.past).toBe(true)
    sitting.playback.again()
    vi.advanceTimersByTime(1)
    expect(sitting.playback.has(2)).toBe(true)
  })
})

describe('what one entry told', () => {
  const before = { ...position(1), view: { ...position(1).view, car: 0, ship: 1 } }
  const after = { ...position(2), view: { ...position(2).view, scores: [5, 7], car: 3, ship: 4 } }

  it('is shown line by line, each with its own position', () => {
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    sitting.lines = ['moves', 'rolls', 'turns'].map((key) => ({ version: 2, said: said(key) }))
    const stage = (score: number, told: number) => ({ told, view: { ...position(2).view, scores: [score, 0] } })
    sitting.receive(position(2, [a, b]), [stage(10, 1), stage(11, 0), stage(12, 1)])
    expect(sitting.view?.scores[0]).toBe(10)
    expect(sitting.playback.step?.said.map((one) => one.key)).toEqual(['moves'])
    vi.advanceTimersByTime(1300)
    expect(sitting.view?.scores[0]).toBe(12)
    vi.advanceTimersByTime(1300)
    expect(sitting.view?.scores[0]).toBe(2)
    expect(sitting.legal).toEqual([a, b])
  })

  it('is shown too where it was told late, without the newest truth', () => {
    const sitting = new Sitting(counter())
    sitting.receive(position(1))
    sitting.lines = [2, 3].map((version) => ({ version, said: said('moves') }))
    sitting.pass(2, [{ told: 1, view: position(2).view }])
    sitting.receive(position(3, [a, b]))
    expect(sitting.position?.version).toBe(2)
    vi.advanceTimersByTime(1300)
    expect(sitting.position?.version).toBe(3)
  })

  it('changes on the board with the sentence that tells it', () => {
    const told = [said('drives', 1), said('pays', 0), said('ship-leaves', -1)]
    const shown = inOrder([
      [/^drives$/, ['car']],
      [/^ship-/, ['ship']],
    ])(before, told, after)
    expect(shown.map(({ position: { view } }) => [...view.scores, 'car' in view && view.car, 'ship' in view && view.ship])).toEqual([
      [1, 7, 3, 1],
      [5, 7, 3, 1],
      [5, 7, 3, 4],
    ])
  })
})

describe('my own move', () => {
  it('is not shown again, and what the others did since is, however late the answer comes', async () => {
    let answer = (_: null): void => undefined
    const sitting = new Sitting({ ...counter(), commit: () => new Promise((resolve) => (answer = resolve)) })
    sitting.receive(position(1, [a, b]))
    await sitting.pick([a])
    const sent = sitting.confirm()
    await vi.advanceTimersByTimeAsync(1)
    sitting.lines = [{ version: 2, said: said('moves', 0) }]
    sitting.receive(position(2))
    tell(sitting, 3, ['moves'])
    tell(sitting, 4, ['moves'])
    tell(sitting, 5, ['asks'], [a, b])
    expect(sitting.position?.version).toBe(3)
    answer(null)
    await sent
    vi.advanceTimersByTime(1300)
    expect(sitting.position?.version).toBe(4)
    vi.advanceTimersByTime(1300)
    expect(sitting.legal).toEqual([a, b])
  })
})
