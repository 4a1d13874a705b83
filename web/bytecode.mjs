/** Compiles the modules of a folder by Pyodide's own Python: node bytecode.mjs FOLDER SCRIPT (tools/engine.py calls it). */
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

const [folder, script] = process.argv.slice(2)
const python = await loadPyodide({ env: { HOME: '/', PYTHONHASHSEED: '0' } }) // the same bytes for the same sources
python.FS.mkdir('/modules')
python.mountNodeFS('/modules', folder)
python.runPython(readFileSync(script, 'utf8') + '\ncompile_folder("/modules")')
