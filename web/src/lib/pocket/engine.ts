/** The parts of the engine (Python, its libraries, the house): fetched once, kept by the browser, unpacked here. */

/** Where the parts are kept: their names tell what is in them, so one cache serves all versions of the page. */
export const KEPT = 'antilles-engine'

export interface Part {
  /** Below the page's own address. */
  file: string
  size: number
  /** Bytes as they are sent: what is packed already is sent as it is. */
  sent: number
}

export interface Engine {
  runtime: Part
  script: Part
  library: Part
  packages: Part
  house: Part
}

export type Progress = (loaded: number, total: number) => void

/** What this version of the page is made with; null where it was built without. */
export async function described(base: string): Promise<Engine | null> {
  const answer = await fetch(new URL('engine.json', base).href)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${answer.status} for engine.json`)
  return (await answer.json()) as Engine
}

export function total(engine: Engine): number {
  return Object.values(engine).reduce((sum: number, part: Part) => sum + part.sent, 0)
}

/** From the network; where there is none, as the service worker kept it. */
async function found(address: string, signal: AbortSignal | null = null): Promise<Response> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`)
  return answer
}

async function cache(): Promise<Cache | null> {
  try {
    return await caches.open(KEPT)
  } catch {
    return null // pages by plain http have none, and some private windows neither
  }
}

export class Loader {
  private loaded = 0
  private readonly all: number

  constructor(
    private readonly base: string,
    engine: Engine,
    private readonly progress: Progress,
    private readonly stopped: AbortSignal | null = null,
  ) {
    this.all = total(engine)
  }

  /** The bytes of a part as they are sent; whatever came whole is kept. */
  async fetch(part: Part): Promise<Uint8Array<ArrayBuffer>> {
    const address = new URL(part.file, this.base).href
    const kept = await cache()
    const known = await kept?.match(address)
    const answer = known ?? (await found(address, this.stopped))
    const bytes = await this.read(answer, part)
    if (!known) {
      try {
        await kept?.put(address, new Response(bytes, { headers: { 'content-type': answer.headers.get('content-type') ?? '' } }))
      } catch {
        // no room: it is fetched again next time
      }
    }
    return bytes
  }

  private async read(answer: Response, part: Part): Promise<Uint8Array<ArrayBuffer>> {
    const reader = answer.body!.getReader()
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      length += value.length
      this.told((value.length * part.sent) / part.size)
    }
    if (length !== part.size) throw new Error(`${part.file} came as ${length} of ${part.size} bytes`)
    const whole = new Uint8Array(length)
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }

  private told(more: number): void {
    this.loaded = Math.min(this.all, this.loaded + more)
    this.progress(this.loaded, this.all)
  }

  /** A part that is packed, as a stream of what is in it. */
  async unpacked(part: Part): Promise<Response> {
    const bytes = await this.fetch(part)
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')))
  }
}

/** All parts are here: this page can do without a network. */
export async function atHand(base: string, engine: Engine): Promise<boolean> {
  const kept = await cache()
  if (!kept) return false
  const found = await Promise.all(Object.values(engine).map((part: Part) => kept.match(new URL(part.file, base).href)))
  return found.every(Boolean)
}

/** Parts of earlier versions make room. */
export async function tidy(base: string, engine: Engine): Promise<void> {
  const kept = await cache()
  if (!kept) return
  const wanted = new Set(Object.values(engine).map((part: Part) => new URL(part.file, base).href))
  for (const request of await kept.keys()) if (!wanted.has(request.url)) await kept.delete(request)
}
