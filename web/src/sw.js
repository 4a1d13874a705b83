/** Keeps the page: BUILD and FILES are put before this when it is built (tools/web.py). */
/* global BUILD, FILES */
const SHELL = `antilles-page-${BUILD}`
const PAGES = /^antilles-page-/
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+$/
const PATIENCE = 3000
/** Milliseconds for the network, where what is kept would do. */

async function fill() {
  const shell = await caches.open(SHELL)
  for (const file of FILES) {
    const address = new URL(file, registration.scope).href
    const known = HASHED.test(address) ? await caches.match(address) : undefined
    const answer = known ?? (await fetch(address, { cache: HASHED.test(address) ? 'default' : 'no-cache' }))
    if (!answer.ok) throw new Error(`${answer.status} for ${file}`)
    await shell.put(address, answer)
  }
}

/** Pages that are open may still need files of the version before. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => PAGES.test(name) && name !== SHELL)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
}

async function kept(request, otherwise) {
  return (await caches.match(request, { ignoreVary: true })) ?? (otherwise && (await caches.match(otherwise))) ?? null
}

async function fresh(request, otherwise) {
  const asked = fetch(request)
  asked.catch(() => undefined)
  const late = new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE))
  try {
    const answer = await Promise.race([asked, late])
    if (answer?.ok) return answer
  } catch {
    // no network
  }
  return (await kept(request, otherwise)) ?? asked
}

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(Promise.all([tidy(), clients.claim()])))
addEventListener('message', (event) => event.data === 'renew' && skipWaiting())
addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || !address.href.startsWith(registration.scope)) return
  const inside = address.href.slice(registration.scope.length).split(/[?#]/)[0]
  if (request.mode === 'navigate' && (inside === '' || inside === 'index.html')) event.respondWith(fresh(request, registration.scope))
  else if (HASHED.test(address.pathname)) event.respondWith(kept(request).then((found) => found ?? fetch(request)))
  else if (FILES.includes(inside)) event.respondWith(fresh(request))
})
