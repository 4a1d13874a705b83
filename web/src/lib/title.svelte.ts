/** The window's title at a table where it is your turn, with the time that is left. Live clocks do not tick there. */
import { clock, span } from './clock.svelte'
import type { Sight } from './wire'
import { words } from './words.svelte'

class Title {
  first = $state('')

  /** For as long as the page lives that calls it: what ``sight`` says of my turn. */
  follow(sight: () => Sight | null): void {
    $effect(() => clock.watch())
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
