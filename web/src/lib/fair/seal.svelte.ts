/** The seal of a table as a person sees it: what is known of its draws, checked by this browser. */
import { api, Problem } from '../api'
import kinds from './kinds.json'
import { Keeper } from './keeper'
import type { Kinds, Notes, Proof, Report, Row } from './proof'
import type { Job } from './worker'

const CHUNK = 900
const known = kinds as unknown as Record<string, Kinds>

export type Standing = 'none' | 'sealed' | 'checking' | 'checked' | 'unchecked' | 'differs'

/** Whether the page knows a game to have draws. */
export function hasDraws(game: string): boolean {
  return game in known
}

/** One job for the worker beside the page. */
export function ask<Answer>(job: Job): Promise<Answer> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Answer>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<Answer>) => resolve(event.data)
    worker.onerror = () => reject(new Problem(0, {}))
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}

export class Seal {
  proof = $state.raw<Proof | null>(null)
  report = $state.raw<Report | null>(null)
  standing = $state<Standing>('sealed')
  notes: Notes | null

  constructor(readonly table: string) {
    this.notes = new Keeper(table).notes()
  }

  /** Fetch the proof and make its draws again. */
  async check(): Promise<void> {
    this.standing = 'checking'
    this.notes = new Keeper(this.table).notes()
    try {
      const proof = await api.proof(this.table)
      this.proof = proof
      const job: Job = { kind: 'proof', proof, notes: this.notes, kinds: known[proof.game] ?? null }
      const report = await ask<Report>(job)
      this.report = report
      this.standing = report.faults.length ? 'differs' : report.open ? 'sealed' : 'checked'
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      this.standing = problem.status === 404 ? 'none' : 'unchecked'
    }
  }

  /** The record with the proof, and what this browser has noted, for any verifier. */
  async file(): Promise<string> {
    const record = await api.record(this.table, null)
    const kept = record.split('\n').filter((line) => line && !line.startsWith('# fair '))
    const noted = this.notes ? { noted: this.notes } : {}
    const text = JSON.stringify({ ...this.proof, ...noted }).replace(/[^!-~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    const lines = Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, n) => `# fair ${text.slice(n * CHUNK, (n + 1) * CHUNK)}`)
    const moves = kept.findIndex((line) => /^(\*|\d+) /.test(line))
    return [...kept.slice(0, moves), '', ...kept.slice(moves), ...lines, ''].join('\n')
  }
}

const SEEN = 'antilles-seals-seen'

/** The whole list of the house, checked against itself and against what this browser saw of it before. */
export async function checkHouse(): Promise<{ rows: Row[]; faults: { code: string; number: number }[] }> {
  const rows: Row[] = []
  for (let page = await api.sealList(0); page.length; page = await api.sealList(rows.at(-1)!.number)) rows.push(...page)
  let earlier: Pick<Row, 'number' | 'digest'>[] = []
  try {
    earlier = JSON.parse(localStorage.getItem(SEEN) ?? '[]') as typeof earlier
  } catch {
    // nothing was kept
  }
  const faults = await ask<{ code: string; number: number }[]>({ kind: 'list', rows, earlier })
  try {
    const last = rows.at(-1)
    if (last && !faults.length) localStorage.setItem(SEEN, JSON.stringify([{ number: last.number, digest: last.digest }]))
  } catch {
    // no storage: nothing to compare with the next time
  }
  return { rows, faults }
}
