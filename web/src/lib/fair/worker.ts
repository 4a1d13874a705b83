/** Checks proofs and lists beside the page, so that nothing stutters. */
import { check, checkList } from './check'
import { hasher } from './hashing'
import type { Kinds, Notes, Proof, Row } from './proof'

export type Job =
  | { kind: 'proof'; proof: Proof; notes: Notes | null; kinds: Kinds | null }
  | { kind: 'list'; rows: Row[]; earlier: Pick<Row, 'number' | 'digest'>[] }

addEventListener('message', (event: MessageEvent<Job>) => {
  const job = event.data
  const done = job.kind === 'proof' ? check(hasher(), job.proof, job.notes, job.kinds) : checkList(hasher(), job.rows, job.earlier)
  void done.then((found) => postMessage(found))
})
