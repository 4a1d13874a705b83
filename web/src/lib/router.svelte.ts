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

  /** A way on for when an answer has come: whoever has gone elsewhere meanwhile stays there. */
  get onward(): (path: string) => void {
    const here = this.hash
    return (path) => {
      if (this.hash === here) this.go(path)
    }
  }
}

export const router = new Router()
