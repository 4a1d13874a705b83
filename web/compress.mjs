/** Writes every text file of a built page a second and third time, compressed as far as it goes: node compress.mjs FOLDER */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = process.argv[2]
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue
  const file = join(folder, name)
  const text = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
