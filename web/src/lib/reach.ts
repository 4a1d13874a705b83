/** What a decision is about is in sight: where there is room, the board scrolls to all that can be done; else to what is
    picked, as when the bar has grown by its words, or to the first thing if nothing of it is in sight. */

export const SCROLLS = '[data-scrolls]'
/** Pixels of the strip that names what lies beyond an edge. */
export const STRIP = 44
/** Pixels of the ring round what can be done. */
const RING = 6

interface Span {
  top: number
  bottom: number
}

/** How far to scroll until a span is within another one that has room for it; 0 where it is. */
function shift(span: Span, within: Span): number {
  return Math.min(0, span.top - within.top) || Math.max(0, span.bottom - within.bottom)
}

/** How far to scroll for these boxes, of which some are picked. */
export function scrollFor(can: Span[], picked: Span[], edge: Span): number {
  if (!can.length) return 0
  const all = { top: Math.min(...can.map(({ top }) => top)) - RING, bottom: Math.max(...can.map(({ bottom }) => bottom)) + RING }
  if (all.bottom - all.top <= edge.bottom - edge.top) return shift(all, edge)
  const inner = { top: edge.top + STRIP, bottom: edge.bottom - STRIP }
  const wanted = picked.length ? picked : can
  const seen = wanted.some((one) => shift(one, inner) === 0)
  return seen ? 0 : shift(wanted[0] ?? inner, inner)
}

export function reach(stage: HTMLElement, _asked: string): { update(asked: string): void; destroy(): void } {
  let waiting = 0
  function look(): void {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0
      const scroller = stage.querySelector(SCROLLS)
      if (!scroller) return
      const can = [...scroller.querySelectorAll('[data-target=can]')].map((one) => ({ one, at: one.getBoundingClientRect() })).filter(({ at }) => at.width > 0)
      const picked = can.filter(({ one }) => one.ariaPressed === 'true')
      const boxes = (list: typeof can): Span[] => list.map(({ at }) => at)
      const by = scrollFor(boxes(can), boxes(picked), scroller.getBoundingClientRect())
      if (by) scroller.scrollTop += by
    })
  }
  const sized = new ResizeObserver(look)
  sized.observe(stage)
  look()
  return { update: look, destroy: () => sized.disconnect() }
}
