/** How well the table is heard: nothing while all is well, else a sentence that counts the seconds. */
import type { Live } from './live.svelte'
import { pocket } from './pocket/state.svelte'
import { words } from './words.svelte'

/** For a component that is being made. */
export function connectionOf(live: () => Live | null): () => string {
  let now = $state(Date.now())
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), 1000)
    return () => clearInterval(timer)
  })
  return () => {
    const heard = live()
    if (heard?.again && pocket.trouble === 'full') return words.say('engine-trouble', { why: pocket.trouble })
    if (heard?.again) return words.say('connection-again')
    if (heard?.lost) return words.say('connection-lost', { n: Math.max(0, Math.round((now - heard.lost) / 1000)) })
    return ''
  }
}
