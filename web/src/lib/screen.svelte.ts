/** The class of the window, by width and height; styles ask for it as [data-size] of the page. */

export type Size = 'P' | 'L' | 'T' | 'D-low' | 'D' | 'W' | 'XL'

const TABLET = 640
const DESK = 1200
const WIDE = 1680
const LYING = 500
const LOW = 800

export function sizeOf(width: number, height: number): Size {
  if (width < TABLET) return 'P'
  if (height < LYING) return 'L'
  if (width < DESK) return 'T'
  if (height < LOW) return 'D-low'
  if (width < WIDE) return 'D'
  return width >= 2200 && height >= 1100 ? 'XL' : 'W'
}

class Screen {
  size = $state<Size>('D')
  /** Upright in a hand. */
  readonly phone = $derived(this.size === 'P')
  /** One part of the table at a time. */
  readonly hand = $derived(this.size === 'P' || this.size === 'L')
  /** A rail beside the board. */
  readonly desk = $derived(!this.hand && this.size !== 'T')

  begin(): void {
    const look = (): void => {
      const size = sizeOf(innerWidth, innerHeight)
      this.size = size
      document.documentElement.dataset['size'] = size
    }
    look()
    addEventListener('resize', look)
  }
}

export const screen = new Screen()
