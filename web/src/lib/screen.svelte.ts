/** How wide the window is, as far as layouts differ. */

class Screen {
  phone = $state(false)

  begin(): void {
    const query = matchMedia('(max-width: 639px)')
    this.phone = query.matches
    query.addEventListener('change', () => (this.phone = query.matches))
  }
}

export const screen = new Screen()
