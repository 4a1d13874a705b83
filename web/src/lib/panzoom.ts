/** Drag to pan, pinch or turn the wheel to zoom. A drag is no click. */

export interface Pan {
  pan: (dx: number, dy: number) => void
  /** By a factor, about a point of the element. */
  zoom: (factor: number, x: number, y: number) => void
}

const SLIP = 6
const NOTCH = 1.0016

export function panzoom(node: HTMLElement, does: Pan): { update(does: Pan): void; destroy(): void } {
  const down = new Map<number, { x: number; y: number }>()
  let moved = 0

  function middle(): { x: number; y: number; apart: number } {
    const [one, other = one] = [...down.values()]
    if (!one || !other) return { x: 0, y: 0, apart: 0 }
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart: Math.hypot(one.x - other.x, one.y - other.y) }
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    if (!down.size) moved = 0
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function drag(event: PointerEvent): void {
    if (!down.has(event.pointerId)) return
    const before = middle()
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = middle()
    moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y) + Math.abs(now.apart - before.apart)
    if (moved < SLIP) return
    does.pan(now.x - before.x, now.y - before.y)
    const box = node.getBoundingClientRect()
    if (before.apart && now.apart) does.zoom(now.apart / before.apart, now.x - box.x, now.y - box.y)
  }

  function lift(event: PointerEvent): void {
    down.delete(event.pointerId)
  }

  function click(event: MouseEvent): void {
    if (moved < SLIP) return
    moved = 0
    event.stopPropagation()
    event.preventDefault()
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    const box = node.getBoundingClientRect()
    does.zoom(NOTCH ** -event.deltaY, event.clientX - box.x, event.clientY - box.y)
  }

  node.addEventListener('pointerdown', press)
  addEventListener('pointermove', drag)
  addEventListener('pointerup', lift)
  addEventListener('pointercancel', lift)
  node.addEventListener('click', click, true)
  node.addEventListener('wheel', wheel, { passive: false })
  return {
    update(next) {
      does = next
    },
    destroy() {
      removeEventListener('pointermove', drag)
      removeEventListener('pointerup', lift)
      removeEventListener('pointercancel', lift)
    },
  }
}
