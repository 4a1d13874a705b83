/** How a game's options are offered: an expansion as one switch, the fine rules in groups. Games without a plan have one group. */
import type { OptionOut } from './wire'

interface Plan {
  /** The option that is a switch of its own, off or on. */
  expansion: string
  groups: Record<string, string[]>
  /** Groups that mean something only with the expansion. */
  with_expansion: string[]
}

export interface Group {
  /** Empty for a game without a plan. */
  name: string
  options: OptionOut[]
}

const plans = import.meta.glob<Plan>('../games/*/options.json', { import: 'default', eager: true })

function planOf(game: string): Plan | undefined {
  return plans[`../games/${game}/options.json`]
}

/** The option that is a switch of its own, if the game has one. */
export function expansionOf(game: string): string {
  return planOf(game)?.expansion ?? ''
}

/** The other options in their groups; whatever no group names comes last. */
export function groupsOf(game: string, options: readonly OptionOut[], expanded: boolean): Group[] {
  const plan = planOf(game)
  if (!plan) return options.length ? [{ name: '', options: [...options] }] : []
  const named = Object.entries(plan.groups)
  const known = new Set([plan.expansion, ...named.flatMap(([, names]) => names)])
  const rest = options.filter((option) => !known.has(option.name))
  return [
    ...named
      .filter(([name]) => expanded || !plan.with_expansion.includes(name))
      .map(([name, names]) => ({ name, options: options.filter((option) => names.includes(option.name)) })),
    ...(rest.length ? [{ name: '', options: rest }] : []),
  ]
}
