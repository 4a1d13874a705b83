import { mount } from 'svelte'
import './lib/tokens.css'
import './lib/paints.css'
import './lib/base.css'
import './lib/joined.css'
import './lib/coming.css'
import App from './App.svelte'
import { along } from './lib/along.svelte'
import { askEarly } from './lib/early'
import { guide } from './lib/guide.svelte'
import { STATIC } from './lib/homes/static'
import { person } from './lib/person.svelte'
import { router } from './lib/router.svelte'
import { screen } from './lib/screen.svelte'
import { settings } from './lib/settings.svelte'
import { theme } from './lib/theme.svelte'
import { words } from './lib/words.svelte'

theme.begin()
screen.begin()
router.begin()
guide.begin()
settings.begin()
const spoken = words.begin()
if (!router.parts.length) askEarly()
// not awaited here: other pages are built upon this module, and words could be
const known = person.begin()
void Promise.all([spoken, STATIC ? null : known]).then(() => {
  mount(App, { target: document.getElementById('app')! })
  along.begin()
})
