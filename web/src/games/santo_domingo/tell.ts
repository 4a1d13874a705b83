/** How the bar tells the reveal: a number in one sentence, those who get the same together, instead of a line for each seat. */
import type { Said } from '$lib/types'
import { words } from '$lib/words.svelte'
import type { Telling } from '../face'
import type { Reveal, Taker } from './reveal'

type By = { say: (key: string, facts?: Record<string, string | number>) => string; told: (said: Said) => string; names: readonly string[] }

/** What stands with the takers of the card that acts, so that nothing is said twice. */
const SHOWN = /^event-(gains-|exchanges)/

/** More different amounts than these are told by the cards alone. */
const FEW = 2

export function tell(scene: unknown, said: Said[], seat: number | null, { say, told, names }: By): Telling {
  const { slots } = scene as Reveal
  const above = slots.map((slot) => `${slot.number} ${say('card-name', { card: slot.card })}`).join(' · ')
  const now = slots.find((slot) => slot.state === 'now')
  if (!now) return { above, text: say('board-cards-open'), mine: {} }
  const alike = new Map<string, Taker[]>()
  for (const taker of now.takers) {
    const key = `${taker.vp} ${taker.goods}`
    alike.set(key, [...(alike.get(key) ?? []), taker])
  }
  const shares = [...alike.values()].map((takers) => {
    const { vp, goods } = takers[0]!
    const kind = goods < 0 ? 'exchange' : vp ? 'vp' : goods ? 'goods' : 'nothing'
    return say('board-takes', { kind, vp, goods: Math.abs(goods), seats: takers.length, who: words.join(takers.map((one) => names[one.seat] ?? '')) })
  })
  const everybody = words.join(now.takers.map((one) => names[one.seat] ?? ''))
  const rest = said.filter((one) => !SHOWN.test(one.key)).map(told)
  const own = now.takers.find((one) => one.seat === seat)
  return {
    above,
    text: [`${words.pair(say('card-name', { card: now.card }), shares.length > FEW ? everybody : shares.join('; '))}.`, ...rest].join(' '),
    mine: own ? { ...(own.vp ? { vp: own.vp } : {}), ...(own.goods ? { goods: own.goods } : {}) } : {},
  }
}
