/** When the question changes and nothing of what it asks for is in sight, the board scrolls there. */

export const SCROLLS = '[data-scrolls]'

function inSight(one: Element, within: DOMRect): boolean {
  const at = one.getBoundingClientRect()
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  return at.width > 0 && x > within.left && x < within.right && y > within.top && y < within.bottom
}

export function reach(stage: HTMLElement, _question: string): { update(question: string): void } {
  function look(): void {
    requestAnimationFrame(() => {
      const scroller = stage.querySelector(SCROLLS)
      const targets = [...(scroller?.querySelectorAll('[data-target=can]') ?? [])]
      if (!scroller || !targets.length) return
      const within = scroller.getBoundingClientRect()
      if (!targets.some((one) => inSight(one, within))) targets[0]?.scrollIntoView({ block: 'center', inline: 'nearest' })
    })
  }
  look()
  return { update: look }
}
