/* Shows what the house pushes to this browser, and opens the table when it is clicked. It controls no page. */
const home = new URL('../', self.location.href).href

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const said = event.data ? event.data.json() : { title: 'Antilles', body: '', tag: 'antilles', path: '#/', key: '' }
  const show = async () => {
    // It takes the place of what was told of this table, and is heard again unless it is the same message once more.
    const before = await self.registration.getNotifications({ tag: said.tag })
    const again = before.some((one) => one.data.key === said.key)
    const { body, tag, language: lang, path, key } = said
    const shown = { body, tag, lang, icon: home + 'icon-192.png', renotify: !again, silent: again, data: { path, key } }
    await self.registration.showNotification(said.title, shown)
  }
  event.waitUntil(show())
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
