/** One stop of the Tab key for a whole board: arrows go round what can be done, with Shift round everything. */

const NEXT = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

function targets(board: HTMLElement, all: boolean): (HTMLElement | SVGElement)[] {
  const found = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-target]')]
  const can = found.filter((one) => one.dataset['target'] === 'can')
  return all || !can.length ? found : can
}

/** Keep exactly one target in the order of the Tab key. */
function settle(board: HTMLElement): void {
  const all = targets(board, true)
  const inside = all.find((one) => one === document.activeElement)
  const stop = inside ?? targets(board, false)[0]
  for (const one of all) {
    const wanted = one === stop ? '0' : '-1'
    if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted)
  }
}

export function roving(board: HTMLElement): { destroy(): void } {
  function onkeydown(event: KeyboardEvent): void {
    const list = targets(board, event.shiftKey)
    const at = list.indexOf(document.activeElement as HTMLElement)
    let to: number
    if (NEXT.includes(event.key)) to = (at + 1) % list.length
    else if (BACK.includes(event.key)) to = (at - 1 + list.length) % list.length
    else if (event.key === 'Home') to = 0
    else if (event.key === 'End') to = list.length - 1
    else return
    event.preventDefault()
    list[to]?.focus()
    settle(board)
  }
  // after what changed is painted: the browser lays the page out at once for a changed tabindex
  let waiting = 0
  const observer = new MutationObserver(() => {
    waiting ||= requestAnimationFrame(() =>
      setTimeout(() => {
        waiting = 0
        settle(board)
      }),
    )
  })
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-target'] })
  board.addEventListener('keydown', onkeydown)
  settle(board)
  return {
    destroy() {
      observer.disconnect()
      board.removeEventListener('keydown', onkeydown)
    },
  }
}
