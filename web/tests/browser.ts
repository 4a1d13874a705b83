/** As much of a browser as the modules without looks ask for. */
import { vi } from 'vitest'

export const browser = { still: false, hidden: false }

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
vi.stubGlobal('matchMedia', () => ({ matches: browser.still, addEventListener: () => undefined }))
vi.stubGlobal('document', {
  get hidden() {
    return browser.hidden
  },
  visibilityState: 'visible',
  documentElement: { dataset: {} },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
vi.stubGlobal('location', { protocol: 'http:', host: 'antilles.test' })
