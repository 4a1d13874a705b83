/** The server that the page came from. */
import { clock } from '../clock.svelte'
import { query, Unreachable, type Answered, type Hearing, type Home, type Stream } from './home'

/** Whoever corrects the data of the house shows that it is theirs. */
function owner(path: string): Record<string, string> {
  return path.startsWith('/box/') || path.startsWith('/house/') ? { 'x-antilles-owner': localStorage.getItem('antilles.owner') ?? '' } : {}
}

async function ask(method: string, path: string, body: string | null, language: string): Promise<Answered> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: { 'accept-language': language, ...owner(path), ...(body === null ? {} : { 'content-type': 'application/json' }) },
      body,
    })
  } catch {
    throw new Unreachable()
  }
  clock.heard(response.headers.get('date'))
  const text = await response.text()
  const json = (response.headers.get('content-type') ?? '').includes('json')
  return { status: response.status, body: json && text ? (JSON.parse(text) as unknown) : text }
}

function listen(table: string, seat: number | null, after: number | null, hearing: Hearing): Stream {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/stream${query({ seat, after, stages: 'true' })}`)
  socket.onopen = () => hearing.opened()
  socket.onmessage = (message) => hearing.heard(String(message.data))
  socket.onclose = (event) => hearing.closed(event.code)
  return {
    get live() {
      return socket.readyState === WebSocket.OPEN
    },
    close: () => socket.close(),
  }
}

export const server: Home = { ask, listen }
