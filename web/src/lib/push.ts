/** Messages that the house pushes to this browser: asking for them, giving them up, clearing what is no longer true. */
import { api } from './api'
import { zone } from './clock.svelte'
import type { ChannelOut } from './wire'

const WORKER = '/notices/worker.js'
const MINE = 'antilles.push'
/** The name of a message about several tables. */
export const ALL_CALLS = 'antilles'

/** Browsers push only to pages that came by TLS, or from this machine. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Which of my places is this browser, as far as it remembers. */
export const thisBrowser = (): string => localStorage.getItem(MINE) ?? ''

const text = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** Asks the person, the browser and the house, in this order; null if the person or the browser refuses. */
export async function startPush(key: string, quiet: { quiet_from: number; quiet_to: number }): Promise<ChannelOut | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(WORKER)
  if (!registration) return null // a browser may answer nothing instead of refusing
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  const old = await registration.pushManager.getSubscription()
  if (old && text(old.options.applicationServerKey) !== key) await old.unsubscribe()
  const found = await registration.pushManager.subscribe(wanted).catch(() => null)
  if (!found) return null
  const address = `${found.endpoint} ${text(found.getKey('p256dh'))} ${text(found.getKey('auth'))}`
  const made = await api.addNotices({ kind: 'push', address, zone: zone(), ...quiet })
  localStorage.setItem(MINE, made.id)
  return made
}

/** The browser forgets that it ever asked. */
export async function endPush(): Promise<void> {
  localStorage.removeItem(MINE)
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** What was told and is no longer true goes; messages bear the names of their tables. */
export async function clearCalls(old: (table: string) => boolean): Promise<void> {
  if (!thisBrowser() || !canPush()) return
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  for (const shown of (await registration?.getNotifications()) ?? []) if (old(shown.tag)) shown.close()
}
