/** “What is this?” of a thing on the table: the pointer rests on it, a finger stays on it, or it has the focus. */

const REST = 350
const PRESS = 450

const THINGS = '[data-target], [data-info]'

/** ``ask`` is told the thing; ``leave`` when it is left. */
export function asking(root: HTMLElement, ask: (one: Element) => void, leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let on: Element | null = null
  let pressed = false
  /** Where the pointer was pressed last: what comes under it without its moving was not meant. */
  let rested = { x: -1, y: -1 }
  let came: Element | null = null

  function thing(event: Event): Element | null {
    return event.target instanceof Element ? event.target.closest(THINGS) : null
  }

  function soon(one: Element, wait: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      pressed = wait === PRESS
      ask(one)
    }, wait)
  }

  function over(event: PointerEvent): void {
    const one = thing(event)
    if (event.pointerType !== 'mouse' || one === on) return
    if (on) leave()
    on = one
    clearTimeout(timer)
    came = null
    if (one && event.clientX === rested.x && event.clientY === rested.y) came = one
    else if (one) soon(one, REST)
  }

  function move(event: PointerEvent): void {
    if (!came || (event.clientX === rested.x && event.clientY === rested.y)) return
    soon(came, REST)
    came = null
  }

  function press(event: PointerEvent): void {
    rested = { x: event.clientX, y: event.clientY }
  }

  function down(event: PointerEvent): void {
    pressed = false
    clearTimeout(timer)
    const one = thing(event)
    if (one && event.pointerType !== 'mouse') soon(one, PRESS)
  }

  function up(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') clearTimeout(timer)
  }

  /** A long press has been answered: letting go is no further press. */
  function click(event: MouseEvent): void {
    if (!pressed) return
    pressed = false
    event.preventDefault()
    event.stopPropagation()
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape') leave()
    const one = document.activeElement?.closest(THINGS)
    if (event.key === '?' && one && root.contains(one)) ask(one)
  }

  function focus(event: FocusEvent): void {
    const one = thing(event)
    if ('quiet' in root.dataset || !document.activeElement?.matches(':focus-visible')) return
    leave()
    clearTimeout(timer)
    if (one) soon(one, REST)
  }

  function out(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || !on) return
    clearTimeout(timer)
    on = came = null
    leave()
  }

  addEventListener('pointerdown', press, true)
  root.addEventListener('pointermove', move)
  root.addEventListener('pointerover', over)
  root.addEventListener('pointerleave', out)
  root.addEventListener('pointerdown', down)
  root.addEventListener('pointerup', up)
  root.addEventListener('pointercancel', up)
  root.addEventListener('click', click, true)
  root.addEventListener('keydown', key)
  root.addEventListener('focusin', focus)
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerdown', press, true)
    root.removeEventListener('pointermove', move)
    root.removeEventListener('pointerover', over)
    root.removeEventListener('pointerleave', out)
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('pointerup', up)
    root.removeEventListener('pointercancel', up)
    root.removeEventListener('click', click, true)
    root.removeEventListener('keydown', key)
    root.removeEventListener('focusin', focus)
  }
}
