/** Boards on test data, for the development server only: fixture.html?game=santo_domingo&n=0&lang=fr&theme=dark */
import { mount } from 'svelte'
import './lib/tokens.css'
import './lib/base.css'
import TableScreen from './components/TableScreen.svelte'
import End from './components/End.svelte'
import { faceOf } from './games/face'
import { guide } from './lib/guide.svelte'
import { screen } from './lib/screen.svelte'
import { Sitting } from './lib/sitting.svelte'
import { theme } from './lib/theme.svelte'
import { words, type Language } from './lib/words.svelte'

const query = new URLSearchParams(location.search)
const game = query.get('game') ?? 'santo_domingo'
const response = await fetch(`/fixtures/${game}.json`)
const positions = await response.json()
const fixture = positions[Number(query.get('n') ?? 0)]
if (query.get('theme')) localStorage.setItem('antilles.theme', query.get('theme')!)
theme.begin()
screen.begin()
if (query.get('guide') === 'off') guide.off()
await words.begin()
await words.speak((query.get('lang') ?? 'en') as Language)
await words.learn(game)
const sitting = new Sitting({
  preview: async () => ({ view: fixture.view, legal: [], boundary: true, refusal: null }),
  commit: async () => null,
})
sitting.receive({ version: 1, asked: 1, ...fixture })
sitting.lines = fixture.last.map((said: never, version: number) => ({ version, said }))
const target = document.getElementById('app')!
const face = await faceOf(query.get('face') ?? game)
mount(TableScreen, { target, props: { sitting, face, game, title: query.get('title') ?? game, menu: [{ label: 'x', act: () => undefined }] } })
if (fixture.view.places.length) mount(End, { target, props: { view: fixture.view, names: fixture.names, rematch: () => undefined } })
