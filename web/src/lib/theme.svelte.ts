/** Day and night: the reader's choice, else the system's. */

class Theme {
  dark = $state(false)

  begin(): void {
    const kept = localStorage.getItem('antilles.theme')
    this.set(kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches)
  }

  turn(): void {
    this.set(!this.dark)
    localStorage.setItem('antilles.theme', this.dark ? 'dark' : 'light')
  }

  private set(dark: boolean): void {
    this.dark = dark
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  }
}

export const theme = new Theme()
