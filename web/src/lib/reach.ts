/** What a decision is about is in sight: where it asks for nothing that one sees, or what is picked lies beyond the edge, as
    when the bar has grown by its words, the board scrolls there. */

export const SCROLLS = '[data-scrolls]'

function inSight(one: Element, within: DOMRect): boolean {
  const at = one.getBoundingClientRect()
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  return at.width > 0 && x > within.left && x < within.right && y > within.top && y < within.bottom
}

export function reach(stage: HTMLElement, _asked: string): { update(asked: string): void; destroy(): void } {
  let waiting = 0
  function look(): void {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0
      const scroller = stage.querySelector(SCROLLS)
      if (!scroller) return
      const within = scroller.getBoundingClientRect()
      const picked = [...scroller.querySelectorAll('[data-target=can][aria-pressed=true]')]
      const wanted = picked.length ? picked : [...scroller.querySelectorAll('[data-target=can]')]
      if (!wanted.some((one) => inSight(one, within))) wanted[0]?.scrollIntoView({ block: picked.length ? 'nearest' : 'center', inline: 'nearest' })
    })
  }
  const sized = new ResizeObserver(look)
  sized.observe(stage)
  look()
  return { update: look, destroy: () => sized.disconnect() }
}
