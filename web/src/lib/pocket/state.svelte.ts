/** How it stands with the engine of this device, for whoever shows it. */

export type Trouble = '' | 'full' | 'private' | 'interrupted'

class Pocket {
  phase = $state<'idle' | 'loading' | 'ready'>('idle')
  loaded = $state(0)
  total = $state(0)
  trouble = $state<Trouble>('')

  begin(): void {
    this.phase = 'loading'
    this.loaded = 0
    if (this.trouble === 'interrupted') this.trouble = ''
  }

  told(loaded: number, total: number): void {
    this.loaded = loaded
    this.total = total
  }

  ready(): void {
    this.phase = 'ready'
  }

  warn(trouble: Trouble): void {
    this.trouble = trouble
  }

  failed(why: Trouble): void {
    this.phase = 'idle'
    this.trouble = why
  }
}

export const pocket = new Pocket()
