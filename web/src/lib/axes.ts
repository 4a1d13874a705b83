/** Where things stand along an axis. */

/** Round numbers between two, about so many. */
export function ticks(from: number, to: number, count: number): number[] {
  const rough = (to - from) / count
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step)
}

/** Places in their order, moved apart by a gap at least and kept between two ends, as far as there is room. */
export function spaced(places: readonly number[], gap: number, low: number, high: number): number[] {
  const fit = Math.min(gap, places.length > 1 ? (high - low) / (places.length - 1) : gap)
  const found: number[] = []
  for (const place of places) found.push(Math.max(place, low, (found.at(-1) ?? -Infinity) + fit))
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const above = index === found.length - 1 ? high : found[index + 1]! - fit
    found[index] = Math.min(found[index]!, above)
  }
  return found
}
