/** Checking a proof: every draw is made again. The same codes as antilles.fairness, and none of its code. */
import type { Hasher } from './hashing'
import type { Kinds, Notes, Odds, Proof, ProofEvent, ProofLine, Report, Row } from './proof'

const WORD = 1n << 64n
const HASH = /^[0-9a-f]{64}$/
const MOST = Number.MAX_SAFE_INTEGER

interface Chain {
  tip: string
  last: string
  used: number
  ready: boolean
}

class Malformed extends Error {}

/** The ticket of a draw, and the digits it came from. */
export async function ticket(hash: Hasher, key: string, table: string, number: number, pot: string, total: bigint): Promise<[bigint, string]> {
  const limit = WORD - (WORD % total)
  for (let block = 0; ; block++) {
    const digits = await hash.hmac(key, `${table}:${number}:${block}:${pot}`)
    for (let start = 0; start < 64; start += 16) {
      const word = BigInt(`0x${digits.slice(start, start + 16)}`)
      if (word < limit) return [word % total, digits]
    }
  }
}

class Checker {
  readonly report: Report = { faults: [], open: false, draws: [], links: 0, own: [], replaced: 0, unwitnessed: 0 }
  readonly used = new Map<string, number>()
  private chains = new Map<number, Chain>()
  private away = new Set<number>()
  private pot = ''
  private mover = -1

  constructor(
    private hash: Hasher,
    private proof: Proof,
    private kinds: Kinds | null,
  ) {
    const { seats, status, level, key, events, started } = proof
    if (!Number.isInteger(seats) || seats < 1 || seats > 16 || !Array.isArray(events) || !Number.isInteger(started)) throw new Malformed()
    if (!['running', 'over', 'abandoned'].includes(status) || !['sealed', 'joint'].includes(level)) throw new Malformed()
    if (key !== '' && !HASH.test(key)) throw new Malformed()
  }

  fault(code: string, here = false): void {
    this.report.faults.push({ code, draw: here ? this.report.draws.length + 1 : 0 })
  }

  async run(): Promise<void> {
    const { proof, report } = this
    report.open = proof.key === ''
    if (report.open && proof.status !== 'running') this.fault('reveal')
    const name = await this.hash.digest(`antilles table:${proof.table}`)
    if (!report.open && (await this.hash.digest(`antilles seal:${name}:${proof.key}`)) !== proof.seal) this.fault('seal')
    for (const event of proof.events) await this.event(event)
    if (proof.status !== 'running' && !this.pot) throw new Malformed()
    await this.row(name)
  }

  private async row(name: string): Promise<void> {
    const { row, seal, started } = this.proof
    if (!row) return this.fault('list')
    const told = await this.hash.digest(`${row.previous}:${row.number}:${row.at}:${name}:${seal}`)
    if (told !== row.digest) this.fault('list')
    if (started && row.at > started) this.fault('late')
  }

  private async event(event: ProofEvent): Promise<void> {
    switch (event[0]) {
      case 'chain':
        return this.chain(event[1], event[2])
      case 'away':
        if (event[2]) this.away.add(event[1])
        else this.away.delete(event[1])
        return
      case 'given':
      case 'cut':
        return
      case 'start':
        return this.start(event[1])
      case 'move':
        return this.move(event[1], event[2], event[3], event[4])
      case 'draw':
        return this.draw(event[1], event[2], event[3])
      default:
        throw new Malformed()
    }
  }

  private chain(seat: number, tip: string): void {
    if (tip && !HASH.test(tip)) throw new Malformed()
    if (this.pot && tip) this.report.replaced++
    this.chains.delete(seat)
    if (!tip) return
    this.chains.set(seat, { tip, last: tip, used: 0, ready: !this.pot || !this.chains.size })
    this.used.set(tip, 0)
  }

  private async start(lines: ProofLine[]): Promise<void> {
    if (this.pot) this.fault('twice', true)
    const tips = Array.from({ length: this.proof.seats }, (_, seat) => this.chains.get(seat)?.tip ?? '-')
    this.pot = await this.hash.digest(`antilles opening:${this.proof.table}:${tips.join(':')}`)
    this.report.own = [...this.chains.keys()].sort((a, b) => a - b)
    await this.lines(lines)
  }

  private async move(seat: number, link: string, by: string, lines: ProofLine[]): Promise<void> {
    if (!this.pot) this.fault('late', true)
    if (by && link) this.fault('link', true)
    else if (!by) await this.release(seat, link)
    this.mover = seat
    const drawn = lines.some((line) => line[0] === -1)
    if (this.proof.level === 'joint' && drawn && this.witness() !== null) this.fault('witness', true)
    await this.lines(lines)
  }

  private async draw(seat: number, link: string, lines: ProofLine[]): Promise<void> {
    if (seat !== -1 && seat !== this.witness()) this.fault('witness', true)
    else if (seat === -1) this.report.unwitnessed++
    else await this.release(seat, link)
    await this.lines(lines)
  }

  private witness(): number | null {
    for (let step = 1; step < this.proof.seats; step++) {
      const seat = (this.mover + step) % this.proof.seats
      if (this.chains.get(seat)?.ready && !this.away.has(seat)) return seat
    }
    return null
  }

  private async release(seat: number, link: string): Promise<void> {
    const chain = this.chains.get(seat)
    const fits = chain?.ready ? link !== '' && (await this.hash.digest(link)) === chain.last : link === ''
    if (!fits) this.fault(link ? 'link' : 'no-link', true)
    if (!chain || !HASH.test(link)) return
    this.report.links++
    chain.last = link
    chain.used++
    this.used.set(chain.tip, (this.used.get(chain.tip) ?? 0) + 1)
    this.pot = await this.hash.digest(`${this.pot}:${link}`)
    for (const [other, waiting] of this.chains) if (other !== seat) waiting.ready = true
  }

  private async lines(lines: ProofLine[]): Promise<void> {
    for (const line of lines) {
      if (line[0] !== -1) continue
      const odds = line[2]
      if (!odds?.length) throw new Malformed()
      await this.chance(line[1], odds)
    }
  }

  private async chance(text: string, odds: Odds): Promise<void> {
    let total = 0
    for (const [move, weight] of odds) {
      if (typeof move !== 'string' || !Number.isInteger(weight) || weight < 1) throw new Malformed()
      total += weight
    }
    if (total > MOST) throw new Malformed()
    const { key, table } = this.proof
    const made = this.report.draws
    let drawn = text
    let print = ''
    if (key) {
      const [mine, digits] = await ticket(this.hash, key, table, made.length, this.pot, BigInt(total))
      let left = Number(mine)
      drawn = odds.find(([, weight]) => (left -= weight) < 0)?.[0] ?? ''
      print = digits
    }
    if (drawn !== text) this.fault('draw', true)
    if (this.kinds && !possible(this.kinds, odds)) this.fault('odds', true)
    made.push({ number: made.length + 1, seat: this.mover, text, print, same: drawn === text })
  }
}

/** Whether odds can be right, by what the page knows of a game's draws; whether they are, only the rules can tell. */
function possible(kinds: Kinds, odds: Odds): boolean {
  return Object.values(kinds).some(({ fixed, weights }) => {
    const within = odds.every(([text, weight]) => weight <= (weights[text] ?? 0))
    return within && (!fixed || odds.length === Object.keys(weights).length)
  })
}

/** All that the proof itself, the page's notes and what it knows of the game can tell. */
export async function check(hash: Hasher, proof: Proof, notes: Notes | null = null, kinds: Kinds | null = null): Promise<Report> {
  try {
    const checker = new Checker(hash, proof, kinds)
    await checker.run()
    const noted = notes ?? proof.noted ?? null
    if (noted) compare(checker, proof, noted)
    return checker.report
  } catch (error) {
    if (!(error instanceof Malformed || error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)) throw error
    return { faults: [{ code: 'form', draw: 0 }], open: false, draws: [], links: 0, own: [], replaced: 0, unwitnessed: 0 }
  }
}

function compare(checker: Checker, proof: Proof, noted: Notes): void {
  if (noted.seal !== proof.seal) checker.fault('noted-seal')
  if (noted.row && noted.row !== proof.row?.digest) checker.fault('noted-list')
  for (const [tip, links] of Object.entries(noted.links)) {
    const used = checker.used.get(tip)
    if (used === undefined) checker.fault('noted-chain')
    else if (used < links) checker.fault('noted-links')
  }
}

/** What is wrong with the house's list; ``earlier`` are rows that were seen before. */
export async function checkList(hash: Hasher, rows: Row[], earlier: Pick<Row, 'number' | 'digest'>[] = []): Promise<{ code: string; number: number }[]> {
  const found: { code: string; number: number }[] = []
  const beginning = await hash.digest('antilles list')
  let before: Row | null = null
  for (const row of rows) {
    const first: boolean = before === null && (row.number > 1 || row.previous === beginning)
    const follows: boolean = before !== null && row.number === before.number + 1 && row.previous === before.digest
    const told = await hash.digest(`${row.previous}:${row.number}:${row.at}:${row.name}:${row.seal}`)
    if (told !== row.digest || !(first || follows)) found.push({ code: 'list-broken', number: row.number })
    const opened = row.status === 'over' || row.status === 'abandoned'
    if (opened && (await hash.digest(`antilles seal:${row.name}:${row.key}`)) !== row.seal) found.push({ code: 'list-key', number: row.number })
    before = row
  }
  const known = new Map(rows.map((row) => [row.number, row.digest]))
  for (const row of earlier) if (known.get(row.number) !== row.digest) found.push({ code: 'list-gone', number: row.number })
  return found
}
