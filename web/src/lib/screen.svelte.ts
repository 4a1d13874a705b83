/** The class of the window, by width and height; styles ask for it as [data-size] of the page, those of boards as
    [data-drawing]: a lying window that is very small, as of a desk zoomed to 200 %, has the frame of a phone lying and
    the drawings of a phone upright, which scroll. */

export type Size = 'P' | 'L' | 'T' | 'D-low' | 'D' | 'W' | 'XL'

const TABLET = 640
const DESK = 1200
const WIDE = 1680
const LYING = 500
/** A window that is no desk is lying below this. */
const SHALLOW = 600
/** Boards of a lying window need so much. */
const NARROW = 760
const SHORT = 360
const LOW = 800
const ROOMY = 780

export function sizeOf(width: number, height: number): Size {
  if (width < TABLET) return 'P'
  if (height < (width < DESK ? SHALLOW : LYING)) return 'L'
  if (width < DESK) return 'T'
  if (height < LOW) return 'D-low'
  if (width < WIDE) return 'D'
  return width >= 2200 && height >= 1100 ? 'XL' : 'W'
}

/** Which drawing a board has room for. */
export function drawingOf(width: number, height: number): Size {
  const size = sizeOf(width, height)
  return size === 'L' && (width < NARROW || height < SHORT) ? 'P' : size
}

class Screen {
  size = $state<Size>('D')
  drawing = $state<Size>('D')
  /** A tablet upright: boards may be higher than they are wide. */
  tall = $state(false)
  /** A phone upright with room for sentences. */
  roomy = $state(false)
  /** Upright in a hand. */
  readonly phone = $derived(this.size === 'P')
  /** Boards are drawn as for a phone upright. */
  readonly upright = $derived(this.drawing === 'P')
  /** One part of the table at a time. */
  readonly hand = $derived(this.size === 'P' || this.size === 'L')
  /** A rail beside the board. */
  readonly desk = $derived(!this.hand && this.size !== 'T')

  begin(): void {
    const look = (): void => {
      this.size = sizeOf(innerWidth, innerHeight)
      this.drawing = drawingOf(innerWidth, innerHeight)
      this.roomy = this.size === 'P' && innerHeight > ROOMY
      this.tall = this.size === 'T' && innerHeight > innerWidth
      Object.assign(document.documentElement.dataset, { size: this.size, drawing: this.drawing })
      document.documentElement.toggleAttribute('data-tall', this.tall)
    }
    look()
    addEventListener('resize', look)
  }
}

export const screen = new Screen()
