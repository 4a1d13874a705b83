/** Addresses behind #: the server never sees them, and so no invitation either. */

class Router {
  private hash = $state('')

  begin(): void {
    const read = (): void => {
      this.hash = location.hash.replace(/^#\/?/, '')
    }
    addEventListener('hashchange', read)
    read()
  }

  /** The parts of the address: ["t", "abc"]. */
  get parts(): string[] {
    return (this.hash.split('?')[0] ?? '').split('/').filter(Boolean)
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.hash.split('?')[1] ?? '')
  }

  go(path: string): void {
    location.hash = `#/${path}`
  }
}

export const router = new Router()
