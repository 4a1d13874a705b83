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
    const house = python.pyimport('antilles.server.pocket.browser') as PyProxy & { study: (...given: unknown[]) => string }
    const progress = (done: number, steps: number): void => tell({ kind: 'studying', done, steps })
    tell({ kind: 'studied', text: house.study(game, record, depth, progress) })
  } catch {
    tell({ kind: 'studied', text: '' })
  }
}
