import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './browser'
import { move, position } from './made'
import { api, Problem } from '../src/lib/api'
import { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { Frame, Preview, Sight } from '../src/lib/wire'

/** The streams that were opened, newest last. */
let sockets: Socket[] = []

class Socket {
  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (event: { code: number }) => void

  constructor(readonly url: string) {
    sockets.push(this)
  }

  close(): void {
    this.onclose?.({ code: 1000 })
  }
}

function sight(version: number): Sight {
  const { view } = position(version)
  const chair = { name: 'Ana', level: '', free: false, away: false, yours: true }
  return { version, view, asked: version, moves: [], chairs: [chair, { ...chair, name: 'Ben', yours: false }] } as unknown as Sight
}

function frame(version: number, extra: Partial<Frame> = {}): Frame {
  return { version, kind: 'moved', at: 0, events: [{ key: `event-${version}`, facts: {} }], sight: sight(version), ...extra }
}

function hear(one: Frame): void {
  sockets.at(-1)?.onmessage?.({ data: JSON.stringify(one) })
}

async function open(): Promise<Live> {
  const live = new Live('table', 0, new Map())
  await live.open()
  return live
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  settings.speed = 'off'
  vi.stubGlobal('WebSocket', Socket)
  vi.spyOn(api, 'look').mockResolvedValue(sight(5))
  vi.spyOn(api, 'events').mockImplementation(async (_, __, after) => [1, 2, 3, 4, 5, 6, 7, 8].filter((version) => version > after).map((version) => frame(version)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('news', () => {
  it('are told once each and in their order', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    hear(frame(6))
    hear(frame(6))
    expect(live.sitting.lines.map((line) => line.version)).toEqual([6])
    expect(live.sitting.position?.version).toBe(6)
  })

  it('of moves that were taken back are dropped', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    for (const version of [6, 7, 8]) hear(frame(version))
    hear(frame(9, { kind: 'answered', events: [], standing: 6 }))
    expect(live.sitting.lines.map((line) => line.version)).toEqual([6])
  })

  it('that come while the table is being opened are shown', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([4, 5, 6].map((version) => frame(version)))
    const live = await open() // the look saw version 5, the events already had 6
    expect(live.sitting.position?.version).toBe(6)
    expect(live.sitting.lines.map((line) => line.version)).toEqual([4, 5, 6])
    expect(sockets[0]?.url).toContain('after=6')
  })

  it('that the server asked does not know yet are asked for again', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    vi.mocked(api.events).mockResolvedValueOnce([])
    hear(frame(8))
    await vi.advanceTimersByTimeAsync(1)
    expect(live.sitting.position?.version).toBe(5)
    await vi.advanceTimersByTimeAsync(1000)
    expect(live.sitting.position?.version).toBe(8)
  })

  it('that are missing are asked for', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    hear(frame(8))
    await vi.advanceTimersByTimeAsync(1)
    expect(live.sitting.lines.map((line) => line.version)).toEqual([6, 7, 8])
  })

  it('come over a new stream when the old one is cut, from where it was', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    hear(frame(6))
    sockets[0]?.onclose?.({ code: 1006 })
    expect(live.lost).not.toBeNull()
    await vi.advanceTimersByTimeAsync(500)
    expect(sockets.length).toBe(2)
    expect(sockets[1]?.url).toContain('after=6')
    sockets[1]?.onopen?.()
    expect(live.lost).toBeNull()
  })

  it('end for whoever may not see the table', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    sockets[0]?.onclose?.({ code: 4403 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(live.gone).toBe('4403')
    expect(sockets.length).toBe(1)
  })
})

const PROSPECT = { deed: { key: 'move-a', facts: {}, parts: [] }, costs: { pesos: 1 }, gains: {}, said: [], then: null, follows: ['b'], undoable: true }

describe('a move', () => {
  it('that is picked is tried out once: what it does and opens is known before it is confirmed', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    const tried = { view: position(5).view, done: 1, boundary: false, moves: ['b'], question: { key: 'ask-b', facts: {}, words: {} }, prospect: PROSPECT }
    const preview = vi.spyOn(api, 'preview').mockResolvedValue(tried as unknown as Preview)
    await live.sitting.pick([move('a')])
    expect(live.sitting.prospect?.costs).toEqual({ pesos: 1 })
    expect(live.sitting.shown.map((move) => [move.text, move.later])).toEqual([['b', true]])
    await live.sitting.confirm()
    expect(preview).toHaveBeenCalledTimes(1)
    expect(live.sitting.question?.key).toBe('ask-b')
    expect(live.sitting.prospect).toBeNull()
  })

  it('is sent under the same name until somebody answers', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    const requests: string[] = []
    vi.spyOn(api, 'preview').mockResolvedValue({ view: position(5).view, done: 1, boundary: true, moves: [], question: null, prospect: PROSPECT } as unknown as Preview)
    vi.spyOn(api, 'move').mockImplementation(async (_, body) => {
      requests.push(body.request)
      if (requests.length < 3) throw new Problem(0, { title: 'away' })
      return { version: 5 }
    })
    const only = move('a')
    await live.sitting.pick([only])
    const done = live.sitting.confirm()
    await vi.advanceTimersByTimeAsync(5000)
    await done
    expect(requests.length).toBe(3)
    expect(new Set(requests).size).toBe(1)
    expect(live.again).toBe(false)
  })

  it('that is refused says why and shows the table as it is', async () => {
    vi.mocked(api.events).mockResolvedValueOnce([])
    const live = await open()
    vi.spyOn(api, 'preview').mockRejectedValue(new Problem(409, { type: 'urn:stale', detail: 'Too late.', sight: sight(7) }))
    await live.sitting.pick([move('a')])
    await live.sitting.confirm()
    expect(live.sitting.position?.version).toBe(7)
    expect(live.sitting.refusal?.sentence).toBe('Too late.')
  })
})
