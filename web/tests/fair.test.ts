import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import './browser'
import { check, checkList, ticket } from '../src/lib/fair/check'
import { byBrowser, byHand, digest, type Hasher } from '../src/lib/fair/hashing'
import { chainOf } from '../src/lib/fair/keeper'
import type { Kinds, Notes, Proof, Row } from '../src/lib/fair/proof'
import kinds from '../src/lib/fair/kinds.json'

/** Proofs that Python wrote: what each verifier must find in them. */
interface Case {
  name: string
  proof: Proof
  notes: Notes | null
  rows: Row[]
  earlier: Row[]
  code: string
}

const file = process.env['ANTILLES_PROOFS']
const webcrypto = byBrowser(globalThis.crypto.subtle)

describe('hashing', () => {
  it('gives known values', async () => {
    expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    for (const length of [55, 56, 63, 64, 65, 119, 120, 1000]) expect(digest('a'.repeat(length))).toBe(await webcrypto.digest('a'.repeat(length)))
  })

  it('does by hand what the browser does', async () => {
    for (let n = 0; n < 40; n++) {
      const key = digest(`key ${n}`)
      const text = `table:${n}:0:${digest(String(n))}`.repeat(1 + (n % 3))
      expect(await byHand.hmac(key, text)).toBe(await webcrypto.hmac(key, text))
    }
  })

  it('rejects words beyond the last whole multiple', async () => {
    const total = (1n << 63n) + 1n
    let rejected = 0
    for (let n = 0; n < 60; n++) {
      const key = digest('a key')
      const first = BigInt(`0x${(await byHand.hmac(key, `t:${n}:0:p`)).slice(0, 16)}`)
      const [drawn] = await ticket(byHand, key, 't', n, 'p', total)
      expect(drawn < total).toBe(true)
      if (first < total) expect(drawn).toBe(first)
      else rejected++
    }
    expect(rejected).toBeGreaterThan(10)
  })

  it('makes chains whose links hash to the ones before', () => {
    const links = chainOf(digest('secret'), 50)
    for (let n = 0; n < 50; n++) expect(digest(links[n + 1]!)).toBe(links[n])
  })
})

describe.skipIf(!file)('proofs', () => {
  const cases = file ? (JSON.parse(readFileSync(file, 'utf8')) as Case[]) : []
  const ways: [string, Hasher][] = [
    ['WebCrypto', webcrypto],
    ['by hand', byHand],
  ]
  for (const { name, proof, notes, rows, earlier, code } of cases) {
    for (const [way, hash] of name.startsWith('cheat') ? ways : ways.slice(0, 1)) {
      it(`${name} ${way}`, async () => {
        const report = await check(hash, proof, notes, (kinds as unknown as Record<string, Kinds>)[proof.game] ?? null)
        const found = [...report.faults.map((fault) => fault.code), ...(await checkList(hash, rows, earlier)).map((fault) => fault.code)]
        if (code) expect(found).toContain(code)
        else expect(found).toEqual([])
      })
    }
  }
})
