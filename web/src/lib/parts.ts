/** Parts of the page that are fetched when they are wanted: pages, boards, words. */
import { Problem } from './api'
import { patiently, type Patience } from './patience'
import { words } from './words.svelte'

/** Style sheets that did not arrive: the loader of parts asks for each of them only once. */
const lost = new Set<HTMLLinkElement>()
addEventListener('error', ({ target }) => void (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && lost.add(target)), true)

/** Ask again for what is lost; what fails once more is lost again. */
function mended(): Promise<unknown> {
  const links = [...lost]
  lost.clear()
  return Promise.all(
    links.map(
      (link) =>
        new Promise((done, fail) => {
          const again = link.cloneNode() as HTMLLinkElement
          again.onload = done
          again.onerror = fail
          link.replaceWith(again)
        }),
    ),
  )
}

/** A part that cannot be fetched now is fetched, with its looks, when the server is back. */
export function fetched<Part>(load: () => Promise<Part>, patience: Patience): Promise<Part> {
  const ask = async (): Promise<Part> => {
    try {
      await mended()
      return await load()
    } catch (problem) {
      throw problem instanceof Problem ? problem : new Problem(0, { title: words.say('problem-offline') })
    }
  }
  return patiently(ask, patience)
}
