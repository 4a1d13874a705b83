/** What changed on a board: pieces glide to their new place, and whatever changed is ringed until the next change. */

const GLIDE = 320
const MOST = 12
/** More than this at once is a new round, not a move. */
const RINGS = /\b(glow|glow2|focus)\b/
/** What changes with every position and tells nothing. */
const QUIET = '[data-quiet], title, .only-read'
const CARRIES = '[data-target], [data-mark], .chip, td, .pt'

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

type Drawn = HTMLElement | SVGElement

function pieces(root: HTMLElement): Map<string, Drawn> {
  const found = [...root.querySelectorAll<Drawn>('[data-piece]')]
  return new Map(found.map((one) => [one.dataset['piece'] ?? '', one]))
}

/** How many pixels of the screen one unit of an element's own space takes. */
function scaleOf(one: Drawn): number {
  return one instanceof SVGGraphicsElement ? one.getScreenCTM()?.a || 1 : 1
}

function glide(one: Drawn, from: DOMRect): void {
  const to = one.getBoundingClientRect()
  const scale = scaleOf(one)
  const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale]
  if (Math.abs(x) + Math.abs(y) < 2) return
  one.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0px, 0px)' }], {
    duration: GLIDE,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    composite: 'add',
  })
}

/** Where the pieces are now; the answer moves them from there to where they are then. */
export function remember(root: HTMLElement): () => void {
  if (still()) return () => undefined
  const before = new Map([...pieces(root)].map(([name, one]) => [name, one.getBoundingClientRect()]))
  return () => {
    for (const [name, one] of pieces(root)) {
      const from = before.get(name)
      if (from?.width) glide(one, from)
      else one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE })
    }
  }
}

function counts(nodes: NodeList): boolean {
  return [...nodes].some((node) =>
    node instanceof Element ? !RINGS.test(node.getAttribute('class') ?? '') : node instanceof Text && Boolean(node.data.trim()),
  )
}

function carrier(record: MutationRecord): Element | null {
  if (record.type === 'childList' && !counts(record.addedNodes) && !counts(record.removedNodes)) return null
  const where = record.target instanceof Element ? record.target : record.target.parentElement
  return where?.closest(QUIET) ? null : (where?.closest(CARRIES) ?? null)
}

/** Ring what the records say has changed; the rings of the change before go. */
function ring(root: HTMLElement, records: MutationRecord[]): void {
  const changed = new Set(records.map(carrier).filter((one) => one !== null && root.contains(one)))
  if (!changed.size) return
  for (const one of root.querySelectorAll('[data-changed]')) one.removeAttribute('data-changed')
  if (changed.size > MOST) return
  for (const one of changed) one?.setAttribute('data-changed', '')
}

/** Watch a board while its position changes; ``fresh`` is asked whether it just did. */
export function watch(root: HTMLElement, fresh: () => boolean): () => void {
  const observer = new MutationObserver((records) => {
    if (fresh()) ring(root, records)
  })
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['href', 'fill'],
  })
  return () => observer.disconnect()
}
