/** What is open beside the board: a tab of the rail, a drawer, or a part of the table, as the window has room. */
import { screen } from './screen.svelte'

export class Desk {
  /** The tab of the rail. */
  tab = $state('log')
  /** The drawer of a tablet; '' when it is closed. */
  drawer = $state('')
  /** The part that a phone shows. */
  part = $state('board')
  /** The statement at which the rules are open. */
  at = $state('')

  show(name: string): void {
    this.tab = name
    this.part = name
    if (screen.size === 'T') this.drawer = name
  }

  /** How many lines of the log and the chat there are, and how many were seen. */
  lines = $state.raw<Record<string, number>>({})
  private seen = $state.raw<Record<string, number>>({})

  unread(name: string): boolean {
    return (this.lines[name] ?? 0) > (this.seen[name] ?? 0)
  }

  /** There are so many lines now; whoever looks at them has seen them. */
  count(lines: Record<string, number>, looking: string): void {
    this.lines = lines
    const first = !Object.keys(this.seen).length
    this.seen = first ? lines : { ...this.seen, ...(looking in lines ? { [looking]: lines[looking] ?? 0 } : {}) }
  }

  /** The drawer of this name, or none if it was open. */
  toggle(name: string): void {
    this.drawer = this.drawer === name ? '' : name
  }
}
