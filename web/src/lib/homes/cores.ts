/** A server's tables, thought about on this device: hints from what the seat sees, analyses of finished games. */
import type { Corrected, Sight } from '../wire'
import type { Answered, Home } from './home'

const THOUGHT = /^\/tables\/([^/?]+)\/(hint|coach|analysis)([/?].*)?$/
/** By table, the name under which its finished game is known here. */
const studies = new Map<string, string>()

/** Whether an answer takes thinking, which can be done here as well. */
export function takesThought(path: string): boolean {
  return THOUGHT.test(path)
}

/** The answer of this device; null where only the server can say. */
export async function thinkHere(method: string, path: string, body: string | null, language: string, server: Home, device: Home): Promise<Answered | null> {
  const [, table = '', what = '', rest = ''] = THOUGHT.exec(path) ?? []
  const asking = (address: string): Promise<Answered> => server.ask('GET', address, null, language)
  if (what === 'analysis') {
    // What the server knows already need not be found again.
    const known = method === 'GET' ? await asking(path) : null
    if (known?.status === 200 && (rest.startsWith('/') || (known.body as { status: string }).status === 'done')) return known
    const study = await studied(table, language, server, device)
    return study === null ? null : device.ask(method, `/studies/${study}/analysis${rest}`, body, language)
  }
  const query = new URLSearchParams(rest.slice(1))
  const seen = await asking(`/tables/${table}?seat=${query.get('seat') ?? ''}`)
  const sight = seen.body as Sight
  if (seen.status !== 200 || !sight.hints || sight.asked === null) return null
  if (what === 'coach' && !sight.chairs.every((chair) => chair.yours || chair.level)) return null
  const corrections = sight.data ? ((await asking(`/tables/${table}/data`)).body as Corrected).corrections : {}
  const names = sight.chairs.map((chair) => chair.name)
  const given = { game: sight.game, view: sight.view, names, tried: query.getAll('tried'), corrections, meant: query.get('move') ?? '' }
  return device.ask('POST', what === 'coach' ? '/advice/coach' : '/advice', JSON.stringify(given), language)
}

async function studied(table: string, language: string, server: Home, device: Home): Promise<string | null> {
  const known = studies.get(table)
  if (known) return known
  const record = await server.ask('GET', `/tables/${table}/record`, null, language)
  if (record.status !== 200) return null
  const found = await device.ask('POST', '/studies', JSON.stringify({ record: record.body }), language)
  if (found.status !== 200) return null
  const { study } = found.body as { study: string }
  studies.set(table, study)
  return study
}
