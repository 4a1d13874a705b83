/** Analyses one game beside the page and beside the worker that plays, then ends. */
import type { PyProxy } from 'pyodide/ffi'
import type { Studied, Study } from './messages'
import { begin } from './python'

const scope = self as unknown as Worker

function tell(message: Studied): void {
  scope.postMessage(message)
}

scope.onmessage = async ({ data: { base, game, record, depth } }: MessageEvent<Study>) => {
  try {
    const python = await begin(base, () => undefined)
    const desk = python.pyimport('antilles.server.answers.studying') as PyProxy & { study: (...given: unknown[]) => string }
    const progress = (done: number, steps: number, part: string): void => tell({ kind: 'studying', done, steps, part })
    tell({ kind: 'studied', text: desk.study(game, record, depth, progress) })
  } catch {
    tell({ kind: 'studied', text: '' })
  }
}
