/** Does this person use the keyboard? Where the page itself puts the focus, only then it is shown: a ring looks like a choice. */

let used = false
addEventListener('keydown', () => (used = true), true)
addEventListener('pointerdown', () => (used = false), true)

/** Give a thing on the board the focus, untold, and without a ring for whoever plays with a mouse until a key is pressed. */
export function settleOn(frame: HTMLElement, one: HTMLElement | SVGElement): void {
  frame.dataset['quiet'] = ''
  one.focus({ preventScroll: true })
  delete frame.dataset['quiet']
  if (used) return
  frame.dataset['hush'] = ''
  addEventListener('keydown', () => delete frame.dataset['hush'], { once: true, capture: true })
}
