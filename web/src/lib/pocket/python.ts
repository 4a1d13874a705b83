/** Python in this worker, with the house in it. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { described, Loader, type Progress } from './engine'

const PLACE = '/house'
/** Where our files and the libraries lie in Python's own file system. */
const [RUNTIME, LIBRARY] = ['pyodide.asm.wasm', 'python_stdlib.zip']
/** What Pyodide asks for by these names comes out of our parts. */

/** A list of names and lengths, then the files one after the other. */
function unbundle(python: PyodideAPI, bundle: Uint8Array): void {
  const length = new DataView(bundle.buffer, bundle.byteOffset).getUint32(0, true)
  const listed = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + length))) as [string, number][]
  let at = 4 + length
  for (const [name, size] of listed) {
    const path = `${PLACE}/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, bundle.subarray(at, at + size))
    at += size
  }
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer())
}

/** Python with everything that the house needs; `base` is the page's own address. */
export async function begin(base: string, progress: Progress): Promise<PyodideAPI> {
  const engine = await described(base)
  if (!engine) throw new Error('this page was built without an engine')
  const loader = new Loader(base, engine, progress)
  const parts = [engine.runtime, engine.library, engine.packages, engine.house].map((part) => loader.unpacked(part))
  for (const part of parts) part.catch(() => undefined) // whatever fails is told where it is waited for
  const [runtime, library, packages, house] = parts
  await loader.fetch(engine.script) // kept, and in the browser's own cache for the import
  const script = (await import(/* @vite-ignore */ new URL(engine.script.file, base).href)) as { default: never }
  const network = self.fetch
  self.fetch = async (asked, options) => {
    const name = String(asked instanceof Request ? asked.url : asked).split('/').at(-1)
    if (name === RUNTIME) return new Response((await runtime!).body, { headers: { 'content-type': 'application/wasm' } })
    if (name === LIBRARY) return library!
    return network(asked, options)
  }
  try {
    const python = await loadPyodide({
      indexURL: base,
      lockFileContents: { info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14.2', abi_version: '2026_0' }, packages: {} } as never,
      packageBaseUrl: base,
      createPyodideModule: script.default,
      stdLibURL: new URL(LIBRARY, base).href,
    })
    unbundle(python, await bytesOf(await packages!))
    unbundle(python, await bytesOf(await house!))
    python.runPython(`import sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, "${PLACE}")`)
    return python
  } finally {
    self.fetch = network
  }
}
