/** The window's title at a table where it is your turn, with the time that is left. Live clocks do not tick there. */
import { clock, span } from './clock.svelte'
import { clearCalls } from './push'
import type { Sight } from './wire'
import { words } from './words.svelte'

class Title {
  first = $state('')
  /** At so many of my tables it is my turn, as the home page knows. */
  waiting = $state(0)

  /** At so many tables it is my turn, as far as this window knows. */
  get turns(): number {
    return this.first ? 1 : this.waiting
  }

  /** What stands before a page's own title. */
  named(page: string): string {
    return this.first || (this.waiting ? words.say('title-waiting', { n: this.waiting, page }) : page)
  }

  /** For as long as the page lives that calls it: what ``sight`` says of my turn. */
  follow(sight: () => Sight | null): void {
    $effect(() => clock.watch())
    const table = $derived(sight()?.table)
    $effect(() => {
      if (table) void clearCalls((told) => told === table)
    })
    $effect(() => {
      this.first = this.said(sight())
      return () => (this.first = '')
    })
  }

  private said(sight: Sight | null): string {
    if (!sight || sight.asked === null || sight.seat === null) return ''
    const until = sight.days ? sight.clocks[sight.seat]?.until : null
    return until ? words.say('time-title', { time: span(until - clock.now) }) : words.say('time-title-plain')
  }
}

export const title = new Title()
