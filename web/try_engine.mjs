/** Runs a Python program in the packed engine, under Node: node try_engine.mjs FOLDER PROGRAM.py (FOLDER holds engine.json) */
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [, , folder, program] = process.argv
const engine = JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8'))
const unpacked = (part) => new Uint8Array(gunzipSync(readFileSync(join(folder, engine[part].file))))
const library = join(mkdtempSync(join(tmpdir(), 'antilles-')), 'python_stdlib.zip')
writeFileSync(library, unpacked('library'))
const python = await loadPyodide({ stdLibURL: library, lockFileContents: { info: { arch: 'wasm32', platform: 'emscripten', version: '0', python: '3.14.2', abi_version: '2026_0' }, packages: {} }, packageBaseUrl: folder })
for (const part of ['packages', 'house']) {
  const bundle = unpacked(part)
  const length = new DataView(bundle.buffer).getUint32(0, true)
  let at = 4 + length
  for (const [name, size] of JSON.parse(new TextDecoder().decode(bundle.subarray(4, at)))) {
    const path = `/house/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, bundle.subarray(at, at + size))
    at += size
  }
}
python.runPython('import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "/house")')
try {
  await python.runPythonAsync(readFileSync(program, 'utf8'))
} catch (problem) {
  console.error(problem.message)
  process.exit(1)
}
process.exit(0)
