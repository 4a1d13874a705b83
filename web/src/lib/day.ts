/** How a course of the deal of the day went beside the middle half of everybody's. */

/** In so many of 100 parts of the game above the band and below it; null where there is none. */
export function besideMiddle(mine: readonly number[], middle: readonly (readonly number[])[]): { above: number; below: number } | null {
  if (!middle.length || middle.length !== mine.length) return null
  const share = (away: (points: number, low: number, high: number) => boolean): number =>
    Math.round((100 * mine.filter((points, part) => away(points, middle[part]![0]!, middle[part]![1]!)).length) / mine.length)
  return { above: share((points, _, high) => points > high), below: share((points, low) => points < low) }
}
