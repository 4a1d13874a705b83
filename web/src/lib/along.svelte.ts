/** The page taken along: kept by this browser, with the engine, so that it starts and plays without a network. */
import { api } from './api'
import { STATIC } from './homes/static'
import { network } from './homes/which.svelte'

const [VISITS, DECLINED] = ['antilles.visits', 'antilles.along']
const QUIET = 2500
/** Milliseconds after which the page has what it needs itself. */
const ENOUGH = 2
/** Visits after which installing is offered. */

interface Prompt extends Event {
  prompt(): Promise<unknown>
}

class Along {
  phase = $state<'' | 'loading' | 'ready' | 'stopped' | 'interrupted'>('')
  loaded = $state(0)
  total = $state(0)
  /** The browser would install the page, and it is time to say so. */
  offered = $state.raw<Prompt | null>(null)
  /** A newer version waits until nobody needs this one. */
  private waiting = $state.raw<ServiceWorker | null>(null)
  private stopper = new AbortController()

  get newer(): boolean {
    return this.waiting !== null
  }

  begin(): void {
    const visits = Number(localStorage.getItem(VISITS) ?? 0) + 1
    localStorage.setItem(VISITS, String(visits))
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      if (visits >= ENOUGH && !localStorage.getItem(DECLINED)) this.offered = event as Prompt
    })
    if ('serviceWorker' in navigator) setTimeout(() => void this.register(), QUIET)
  }

  private async register(): Promise<void> {
    try {
      const found = await navigator.serviceWorker.register('./sw.js')
      if (!found) return // a browser may answer nothing instead of refusing
      this.waiting = navigator.serviceWorker.controller ? found.waiting : null
      found.addEventListener('updatefound', () => {
        const fresh = found.installing
        fresh?.addEventListener('statechange', () => {
          if (fresh.state === 'installed' && navigator.serviceWorker.controller) this.waiting = fresh
        })
      })
      await navigator.serviceWorker.ready
    } catch {
      return // refused by the browser, or by whoever looks after it
    }
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
    if (!STATIC && !saving) await this.load()
  }

  /** The engine, part by part; what has come is kept. */
  async load(): Promise<void> {
    this.stopper = new AbortController()
    try {
      const { atHand, described, Loader, tidy } = await import('./pocket/engine')
      const base = new URL('.', document.baseURI).href
      const engine = await described(base)
      if (!engine) return
      if (!(await atHand(base, engine))) {
        this.phase = 'loading'
        const loader = new Loader(base, engine, (loaded, total) => ([this.loaded, this.total] = [loaded, total]), this.stopper.signal)
        for (const part of Object.values(engine)) await loader.fetch(part)
        await tidy(base, engine)
      }
      await this.follow()
      this.phase = 'ready'
    } catch {
      this.phase = this.stopper.signal.aborted ? 'stopped' : 'interrupted'
    }
  }

  /** Whoever plays without a server plays by the values of the house: what its owner has corrected comes along. */
  private async follow(): Promise<void> {
    const { CORRECTIONS, openShelf } = await import('./pocket/shelf')
    const shelf = await openShelf(
      () => undefined,
      () => undefined,
    )
    const { games } = await api.games()
    if (network.without) return // that was this device itself
    const found = await Promise.all(games.filter((game) => game.data).map(async ({ name }) => [name, (await api.houseData(name)).corrections] as const))
    await shelf?.write(CORRECTIONS, JSON.stringify(Object.fromEntries(found)))
  }

  stop(): void {
    this.stopper.abort()
  }

  async install(): Promise<void> {
    await this.offered?.prompt()
    this.offered = null
  }

  decline(): void {
    localStorage.setItem(DECLINED, 'no')
    this.offered = null
  }

  /** Now is a good moment: nobody is at a table here. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.waiting?.postMessage('renew')
  }
}

export const along = new Along()
