/* Shows what the house pushes to this browser, and opens the table when it is clicked. It controls no page. */
const home = new URL('../', self.location.href).href

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : { title: 'Antilles', body: '', tag: 'antilles', path: '#/' }
  const shown = { body: said.body, tag: said.tag, lang: said.language, icon: home + 'favicon.svg', data: { path: said.path } }
  event.waitUntil(self.registration.showNotification(said.title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = home + event.notification.data.path
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find((one) => one.url === address)
    await (there ? there.focus() : self.clients.openWindow(address))
  }
  event.waitUntil(open())
})
