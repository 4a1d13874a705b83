// The part of a browser that would speak with its push service: there is none on this machine.
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const plain = (text) => atob(text.replace(/-/g, '+').replace(/_/g, '/'))
const bytes = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0)).buffer
const found = {
  endpoint: 'https://push.example/a',
  options: {},
  getKey: (name) => bytes(keys[name]),
  unsubscribe: async () => true,
}
Notification.requestPermission = async () => 'granted'
PushManager.prototype.getSubscription = async () => null
PushManager.prototype.subscribe = async (wanted) => {
  window.wanted = wanted
  return found
}
