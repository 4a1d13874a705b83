/** The house of this device, beside the page: Python decides, IndexedDB keeps. */
import type { PyProxy } from 'pyodide/ffi'
import type { Heard, Told } from './messages'
import { begin } from './python'
import { CORRECTIONS, openShelf } from './shelf'

interface Door extends PyProxy {
  begin(corrections: string): Promise<void>
  ask(method: string, path: string, body: string, language: string): Promise<string>
  listen(table: string, seat: number, after: number, tell: (text: string) => void): Promise<number>
  leave(listener: number): void
  follow(table: string): Promise<void>
}

const scope = self as unknown as Worker
/** In a worker, its own end of the line. */
const others = 'BroadcastChannel' in self ? new BroadcastChannel('antilles') : null
let door: Promise<Door> | null = null
/** By the page's number of a stream: Python's, as soon as it is known; null if the page has left before. */
const streams = new Map<number, number | null>()
const studies = new Map<number, { progress: PyProxy; found: (text: string) => void; failed: (why: Error) => void }>()
let lastStudy = 0

function tell(message: Told): void {
  scope.postMessage(message)
}

/** Another worker analyses: the page has it, because a worker cannot start one in every browser. */
function study(game: string, record: string, depth: string, progress: PyProxy): Promise<string> {
  const id = ++lastStudy
  return new Promise((found, failed) => {
    studies.set(id, { progress, found, failed })
    tell({ kind: 'study', id, game, record, depth })
  })
}

async function open(base: string, corrections: string | null): Promise<Door> {
  let lacking = false
  const wrote = (table: string): void => others?.postMessage(table)
  const [python, shelf] = await Promise.all([
    begin(base, (loaded, total) => tell({ kind: 'progress', loaded, total })),
    openShelf(wrote, (yes) => yes !== lacking && tell({ kind: 'full', yes: (lacking = yes) })),
  ])
  if (!shelf) tell({ kind: 'private' })
  const Opened = (python.pyimport('antilles.server.pocket.browser') as PyProxy & { Door: (shelf: unknown, study: unknown) => Door }).Door
  const made = Opened(shelf ?? undefined, study)
  await made.begin(corrections ?? (await shelf?.read(CORRECTIONS)) ?? '')
  if (others) others.onmessage = (message) => void made.follow(String(message.data))
  tell({ kind: 'ready' })
  return made
}

async function answer({ id, method, path, body, language }: Heard & { kind: 'ask' }): Promise<void> {
  const text = await (await door!).ask(method, path, body, language)
  const end = text.indexOf('\n')
  const [status = '', media = ''] = text.slice(0, end).split(' ')
  tell({ kind: 'answer', id, status: Number(status), media, body: text.slice(end + 1) })
}

async function listen({ id, table, seat, after }: Heard & { kind: 'listen' }): Promise<void> {
  streams.set(id, 0)
  const house = await door!
  const number = await house.listen(table, seat ?? -1, after ?? -1, (text) => tell({ kind: 'news', id, text }))
  if (!number) return tell({ kind: 'closed', id })
  if (!streams.has(id)) return house.leave(number)
  streams.set(id, number)
  tell({ kind: 'opened', id })
}

async function hear(message: Heard): Promise<void> {
  if (message.kind === 'begin') {
    door ??= open(message.base, message.corrections)
    await door
  } else if (message.kind === 'ask') await answer(message)
  else if (message.kind === 'listen') await listen(message)
  else if (message.kind === 'leave') {
    const number = streams.get(message.id)
    streams.delete(message.id)
    if (number) (await door!).leave(number)
  } else {
    const study = studies.get(message.id)
    if (message.kind === 'studying') {
      const wanted = (study?.progress as unknown as (done: number, steps: number, part: string) => boolean)(message.done, message.steps, message.part)
      if (!wanted) tell({ kind: 'enough', id: message.id })
    } else {
      studies.delete(message.id)
      if (message.text) study?.found(message.text)
      else study?.failed(new Error('the analysis failed'))
      study?.progress.destroy()
    }
  }
}

scope.onmessage = (event: MessageEvent<Heard>) => {
  hear(event.data).catch((problem: unknown) => tell({ kind: 'failed', id: 'id' in event.data ? event.data.id : 0, why: String(problem) }))
}
