/** SHA-256 and HMAC of ASCII text. Browsers keep WebCrypto from pages that came by plain http: then it is done here. */

const K = constants()

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime) found.push(fraction(BigInt(n), 3n))
  }
  return Uint32Array.from(found)
}

/** 32 bits behind the point of a root, by whole numbers only. */
function fraction(n: bigint, root: bigint): number {
  const wanted = n << (32n * root)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** root <= wanted) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

const START = Uint32Array.from([2, 3, 5, 7, 11, 13, 17, 19].map((prime) => fraction(BigInt(prime), 2n)))

function turned(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const length = ((bytes.length + 8) >> 6) + 1
  const padded = new Uint8Array(length * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000))
  words.setUint32(padded.length - 4, bytes.length << 3)
  const state = START.slice()
  const w = new Uint32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      w[i] = w[i - 16]! + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))
    }
    mix(state, w)
  }
  const result = new Uint8Array(32)
  const out = new DataView(result.buffer)
  state.forEach((word, index) => out.setUint32(4 * index, word))
  return result
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + word
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** SHA-256 of a text, at once: for chains, of which a page makes a thousand links. */
export function digest(text: string): string {
  return hexOf(sha256(ascii(text)))
}

/** What checking needs. */
export interface Hasher {
  digest(text: string): Promise<string>
  hmac(key: string, text: string): Promise<string>
}

export const byHand: Hasher = {
  digest: (text) => Promise.resolve(digest(text)),
  hmac: (key, text) => {
    const block = new Uint8Array(64)
    block.set(bytesOf(key))
    const inner = sha256(new Uint8Array([...block.map((byte) => byte ^ 0x36), ...ascii(text)]))
    return Promise.resolve(hexOf(sha256(new Uint8Array([...block.map((byte) => byte ^ 0x5c), ...inner]))))
  },
}

/** WebCrypto, which every browser has had checked by others. */
export function byBrowser(subtle: SubtleCrypto): Hasher {
  const keys = new Map<string, Promise<CryptoKey>>()
  const keyOf = (key: string): Promise<CryptoKey> => {
    const made = keys.get(key) ?? subtle.importKey('raw', bytesOf(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    keys.set(key, made)
    return made
  }
  return {
    digest: async (text) => hexOf(new Uint8Array(await subtle.digest('SHA-256', ascii(text)))),
    hmac: async (key, text) => hexOf(new Uint8Array(await subtle.sign('HMAC', await keyOf(key), ascii(text)))),
  }
}

/** The best that this page may use. */
export function hasher(): Hasher {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined
  return subtle ? byBrowser(subtle) : byHand
}
