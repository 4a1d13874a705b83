/** Boards on test data, without a server: positions of played games, shown one after the other in the same page.
    By hand: fixture.html?game=santo_domingo&n=0&lang=fr&theme=dark. Tests call ``show``. No player gets this file. */
import { mount, tick, unmount } from 'svelte'
import './lib/tokens.css'
import './lib/paints.css'
import './lib/base.css'
import './lib/joined.css'
import TableScreen from './components/TableScreen.svelte'
import End from './components/End.svelte'
import { faceOf } from './games/face'
import { guide } from './lib/guide.svelte'
import { moveOf, moveTable, type MoveTable } from './lib/moves'
import { screen } from './lib/screen.svelte'
import { Sitting, type Position } from './lib/sitting.svelte'
import { theme } from './lib/theme.svelte'
import type { Prospect, Said } from './lib/types'
import { words, type Language } from './lib/words.svelte'

interface Fixture extends Omit<Position, 'version' | 'asked'> {
  last: Said[]
  prospects: Record<string, Prospect>
}

/** As kept: moves by their texts, as the server sends them. */
interface Kept extends Omit<Fixture, 'legal' | 'prospects'> {
  legal: { text: string; said?: Said }[]
  prospects: Record<string, Omit<Prospect, 'follows'> & { follows: string[] }>
}

interface Wish {
  game: string
  n?: number
  lang?: string
  theme?: string
  names?: string[]
  /** The legal move that is picked. */
  pick?: number
  /** The generic board. */
  face?: string
  title?: string
  guide?: boolean
  /** What has happened since: played back up to the step of this number, and no further. */
  told?: Said[]
  step?: number
  /** After the end: with the ranking over the board. */
  end?: boolean
}

const TITLES: Record<string, string> = { santo_domingo: 'Santo Domingo', santiago_de_cuba: 'Santiago de Cuba', santa_cruz: 'Santa Cruz', cuba: 'Cuba' }
const target = document.getElementById('app')!
const known: Record<string, Fixture[]> = {}
let shown: Record<string, unknown>[] = []
/** The table that is up, and how many positions it has had: the next one of its game comes to it as from a server. */
let up: { key: string; sitting: Sitting; version: number } | null = null
let now: Fixture | undefined

function read(kept: Kept, table: MoveTable): Fixture {
  const prospects = Object.entries(kept.prospects).map(([text, one]) => [text, { ...one, follows: one.follows.map((next) => moveOf(table, next)) }] as const)
  return { ...kept, legal: kept.legal.map(({ text, said }) => moveOf(table, text, said)), prospects: Object.fromEntries(prospects) }
}

async function load(game: string): Promise<Fixture[]> {
  if (known[game]) return known[game]
  const kept: Kept[] = await (await fetch(`/fixtures/${game}.json`)).json()
  const table = await moveTable(game)
  return (known[game] = kept.map((one) => read(one, table)))
}

async function show(wish: Wish): Promise<void> {
  const { game } = wish
  const fixture = (await load(game))[wish.n ?? 0]
  if (!fixture) throw new Error(`${game} has no position ${wish.n}`)
  document.documentElement.dataset['theme'] = wish.theme ?? 'light'
  if (!wish.guide) guide.off()
  await words.speak((wish.lang ?? 'en') as Language)
  await words.learn(game)
  now = fixture
  const key = `${game} ${wish.face ?? ''} ${wish.end ?? ''}`
  if (up?.key !== key) {
    for (const one of shown) await unmount(one)
    const sitting = new Sitting({
      preview: async (texts) => ({ view: now!.view, legal: [], boundary: true, refusal: null, prospect: now!.prospects[texts[0] ?? ''] ?? null }),
      commit: async () => null,
    })
    up = { key, sitting, version: 0 }
    const face = await faceOf(wish.face ?? game)
    if (face.unfold) sitting.unfold = face.unfold
    const props = { sitting, face, game, title: wish.title ?? TITLES[game] ?? game, hint: () => undefined, menu: [{ label: 'x', act: () => undefined }] }
    shown = [mount(TableScreen, { target, props })]
    if (wish.end && fixture.view.places.length) shown.push(mount(End, { target, props: { view: fixture.view, title: fixture.view.game, names: fixture.names, seat: fixture.view.seat, rematch: () => undefined } }))
  }
  const { sitting } = up
  up.version += 100
  sitting.clear()
  sitting.lines = fixture.last.map((said, index) => ({ version: up!.version - fixture.last.length + 1 + index, said }))
  sitting.receive({ version: up.version, asked: up.version, ...fixture, names: wish.names?.slice(0, fixture.names.length) ?? fixture.names })
  sitting.skip()
  if (wish.told) {
    up.version += 1
    sitting.lines = wish.told.map((said) => ({ version: up!.version, said }))
    sitting.receive({ ...sitting.playback.last!, version: up.version, asked: up.version, legal: [], question: null })
    for (let at = 1; at < (wish.step ?? 1); at++) sitting.playback.next()
    await tick()
  }
  const picked = wish.pick === undefined ? undefined : fixture.legal[wish.pick]
  if (picked) await sitting.pick([picked])
  await tick()
  await document.fonts.ready
}

const query = new URLSearchParams(location.search)
theme.begin()
screen.begin()
await words.begin()
Object.assign(window, { show, count: async (game: string) => (await load(game)).length })
if (query.get('game')) {
  await show({
    game: query.get('game')!,
    n: Number(query.get('n') ?? 0),
    lang: query.get('lang') ?? 'en',
    theme: query.get('theme') ?? 'light',
    guide: query.get('guide') !== 'off',
    ...(query.get('face') ? { face: query.get('face')! } : {}),
    ...(query.get('pick') ? { pick: Number(query.get('pick')) } : {}),
    end: query.get('end') !== 'off',
  })
}
document.documentElement.dataset['ready'] = ''
