/** How what happened at a table becomes steps that are shown one after the other. */
import { FURTHER, MOVE, type Step } from './playback.svelte'
import type { Position } from './sitting.svelte'
import type { Said, View } from './types'

/** The table after one line of an entry: how many of its sentences that line told, and how things stood then. */
export interface Stage {
  told: number
  view: View
}

/** How a game shows what one line told: the positions in between, as far as the events tell them; nothing where there is
    nothing to see. */
export type Unfold = (before: Position, said: Said[], after: Position) => Step[]

/** One thing at a time: the move with its first sentence, then each further one. */
export const plainly: Unfold = (_, said, after) =>
  said.length ? said.map((one, index) => ({ position: after, said: [one], wait: index ? FURTHER : MOVE })) : [{ position: after, said: [], wait: 0 }]

/** The parts of a view that change with the sentences of a kind: until the first of them they are as they were before. */
export type Changes = [kind: RegExp, parts: string[]][]

/** Parts with one entry a seat: each seat's changes with the first sentence about that seat. */
const SEATED = ['players', 'scores']

/** As ``plainly``, but what a sentence is about changes on the board when it is told, not before. */
export function inOrder(changes: Changes): Unfold {
  const partsOf = (one: Said): string[] => changes.filter(([kind]) => kind.test(one.key)).flatMap(([, parts]) => parts)
  return (before, said, after) =>
    plainly(before, said, after).map((step, index) => {
      const [told, left] = [said.slice(0, index + 1), said.slice(index + 1)]
      const parts = unmet(told, left, partsOf)
      const seats = unmet(told, left, (one) => (typeof one.facts['who'] === 'number' ? [one.facts['who']] : []))
      if (!parts.size && !seats.size) return step
      return { ...step, position: { ...after, view: mixed(before.view, after.view, parts, seats), legal: [], question: null } }
    })
}

/** What comes up later and has not come up yet. */
function unmet<One>(told: Said[], left: Said[], of: (said: Said) => One[]): Set<One> {
  const met = new Set(told.flatMap(of))
  return new Set(left.flatMap(of).filter((one) => !met.has(one)))
}

function mixed(before: View, after: View, parts: Set<string>, seats: Set<number>): View {
  const [old, view] = [before as unknown as Record<string, unknown>, { ...after } as unknown as Record<string, unknown>]
  for (const name of parts) view[name] = old[name]
  for (const name of SEATED) {
    const [was, is] = [old[name], view[name]]
    if (Array.isArray(was) && Array.isArray(is)) view[name] = is.map((one: unknown, seat) => (seats.has(seat) ? was[seat] : one))
  }
  return view as unknown as View
}

/** The steps of an entry, line by line; the last one shows how things stand. */
export function stepsOf(unfold: Unfold, before: Position, said: Said[], after: Position, stages: Stage[]): Step[] {
  const steps: Step[] = []
  let [from, at] = [before, 0]
  for (const stage of stages) {
    const between: Position = { ...after, view: stage.view, legal: [], question: null }
    steps.push(...unfold(from, said.slice(at, at + stage.told), between))
    ;[from, at] = [between, at + stage.told]
  }
  steps.push(...unfold(from, said.slice(at), after))
  const told = steps.filter((step) => step.said.length || step.scene !== undefined)
  const last = told.at(-1)
  if (!last) return steps.slice(-1)
  return [...told.slice(0, -1), { ...last, position: after }]
}

/** What follows my own move: that I have seen when I chose it. */
export function afterMine(steps: Step[], seat: number | null): Step[] {
  const first = steps.findIndex((step) => step.scene !== undefined || step.said.some((said) => said.facts['who'] !== seat))
  return first < 0 ? [] : steps.slice(first)
}
