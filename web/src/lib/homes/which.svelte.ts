/** Which home answers: this device for its own tables, and for everything on a page that no server stands behind. */
import { settings } from '../settings.svelte'
import { takesThought, thinkHere } from './cores'
import { isOwn, Unreachable, type Answered, type Hearing, type Home, type Stream } from './home'
import { server } from './server'
import { STATIC } from './static'

/** What can be asked of either house: it is about no table, or about a new one. */
const EITHER = /^\/(home|games|guests|tables|records|daily)(\/?$|\?)|^\/(games|daily)\//
/** Who sits here is asked before anything is shown: this device is asked once it is known that the server is away. */
const ME = /^\/me$/
/** The server has no time to think for us: this device may have. */
const BUSY = [429, 503]
const TABLE = /^\/tables\/([^/?]+)/

class Network {
  /** The server does not answer, and this device does. */
  without = $state(false)

  /** Whatever is made now is made on this device. */
  get here(): boolean {
    return STATIC || this.without
  }
}
export const network = new Network()

/** Loaded when it is needed: most visitors of a server never do. */
async function device(): Promise<Home> {
  return (await import('./device')).device
}

function own(path: string): boolean {
  return STATIC || isOwn(TABLE.exec(path)?.[1] ?? '')
}

export async function ask(method: string, path: string, body: string | null, language: string): Promise<Answered> {
  if (own(path)) return (await device()).ask(method, path, body, language)
  const thought = takesThought(path)
  try {
    const here = thought && settings.cores ? await thinkHere(method, path, body, language, server, await device()) : null
    const answer = here ?? (await server.ask(method, path, body, language))
    network.without = false
    if (here || !thought || !BUSY.includes(answer.status) || !(await packed())) return answer
    return (await thinkHere(method, path, body, language, server, await device())) ?? answer
  } catch (problem) {
    if (!(problem instanceof Unreachable) || !(EITHER.test(path) || (network.without && ME.test(path))) || !(await packed())) throw problem
    const answer = await (await device()).ask(method, path, body, language)
    network.without = true
    return answer
  }
}

/** Whether this browser keeps everything that it takes to play without a network. */
async function packed(): Promise<boolean> {
  try {
    const { atHand, described } = await import('../pocket/engine')
    const base = new URL('.', document.baseURI).href
    const engine = await described(base)
    return engine !== null && (await atHand(base, engine))
  } catch {
    return false
  }
}

export function listen(table: string, seat: number | null, after: number | null, hearing: Hearing): Stream {
  if (!STATIC && !isOwn(table)) return server.listen(table, seat, after, hearing)
  let stream: Stream | null = null
  let closed = false
  void device().then((home) => {
    if (!closed) stream = home.listen(table, seat, after, hearing)
  })
  return {
    get live() {
      return stream?.live ?? false
    },
    close: () => {
      closed = true
      stream?.close()
    },
  }
}
