/** The house on this device: a worker with Python in it, started when somebody asks. */
import { pocket } from '../pocket/state.svelte'
import type { Heard, Studied, Told } from '../pocket/messages'
import { STATIC } from './static'
import { Unreachable, type Answered, type Hearing, type Home, type Stream } from './home'

const GONE = 4404

class Device implements Home {
  private worker: Worker | null = null
  private last = 0
  private asked = new Map<number, { answered: (answer: Answered) => void; failed: (why: Error) => void }>()
  /** By the number of an analysis, how it ends. */
  private students = new Map<number, (text: string) => void>()
  private streams = new Map<number, Hearing & { live: boolean }>()

  private begun(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('../pocket/worker.ts', import.meta.url), { type: 'module', name: 'antilles-house' })
    this.worker = worker
    pocket.begin()
    worker.onmessage = (event: MessageEvent<Told>) => this.hear(event.data)
    worker.onerror = () => this.fail('interrupted')
    this.tell({ kind: 'begin', base: new URL('.', document.baseURI).href, corrections: STATIC ? (document.documentElement.dataset['corrections'] ?? '') : null })
    return worker
  }

  private tell(message: Heard): void {
    this.begun().postMessage(message)
  }

  private hear(told: Told): void {
    if (told.kind === 'progress') pocket.told(told.loaded, told.total)
    else if (told.kind === 'ready') pocket.ready()
    else if (told.kind === 'full') pocket.warn(told.yes ? 'full' : '')
    else if (told.kind === 'private') pocket.warn('private')
    else if (told.kind === 'study') this.study(told)
    else if (told.kind === 'enough') this.students.get(told.id)?.('')
    else if (told.kind === 'failed') {
      const asked = this.asked.get(told.id)
      this.asked.delete(told.id)
      if (asked) asked.failed(new Unreachable())
      else if (!told.id) this.fail('interrupted')
    } else if (told.kind === 'answer') {
      const { id, status, media, body } = told
      this.asked.get(id)?.answered({ status, body: media.includes('json') ? (JSON.parse(body) as unknown) : body })
      this.asked.delete(id)
    } else {
      const stream = this.streams.get(told.id)
      if (!stream) return
      if (told.kind === 'news') stream.heard(told.text)
      else {
        stream.live = told.kind === 'opened'
        if (told.kind === 'opened') stream.opened()
        else stream.closed(GONE)
      }
    }
  }

  /** The engine could not be loaded: whoever asks next tries again. */
  private fail(why: 'interrupted'): void {
    this.worker?.terminate()
    this.worker = null
    pocket.failed(why)
    const [asked, streams] = [[...this.asked.values()], [...this.streams.values()]]
    this.asked.clear()
    this.streams.clear()
    for (const { failed } of asked) failed(new Unreachable())
    for (const stream of streams) stream.closed(1006)
  }

  ask(method: string, path: string, body: string | null, language: string): Promise<Answered> {
    const id = ++this.last
    return new Promise((answered, failed) => {
      this.asked.set(id, { answered, failed })
      this.tell({ kind: 'ask', id, method, path, body: body ?? '', language })
    })
  }

  listen(table: string, seat: number | null, after: number | null, hearing: Hearing): Stream {
    const id = ++this.last
    const stream = { ...hearing, live: false }
    this.streams.set(id, stream)
    this.tell({ kind: 'listen', id, table, seat, after })
    return {
      get live() {
        return stream.live
      },
      close: () => {
        if (!this.streams.delete(id)) return
        stream.live = false
        this.tell({ kind: 'leave', id })
        hearing.closed(1000)
      },
    }
  }

  /** Another worker for each analysis, so that one can play on meanwhile. */
  private study({ id, game, record, depth }: Told & { kind: 'study' }): void {
    const student = new Worker(new URL('../pocket/student.ts', import.meta.url), { type: 'module', name: 'antilles-analysis' })
    const end = (text: string): void => {
      if (!this.students.delete(id)) return
      student.terminate()
      this.tell({ kind: 'studied', id, text })
    }
    this.students.set(id, end)
    student.onmessage = ({ data }: MessageEvent<Studied>) => (data.kind === 'studied' ? end(data.text) : this.tell({ ...data, id }))
    student.onerror = () => end('')
    student.postMessage({ base: new URL('.', document.baseURI).href, game, record, depth })
  }
}

export const device = new Device()
