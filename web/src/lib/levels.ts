/** How strong the bots of the house are, from easy to strongest; the words are level-name. */
export const LEVELS = ['deckhand', 'trader', 'captain', 'governor'] as const
export const USUAL = 'trader'

/** The levels of the house that this server has; all of its bots where it has none of them. */
export function offered(bots: readonly string[]): string[] {
  const known = LEVELS.filter((level) => bots.includes(level))
  return known.length ? known : [...bots]
}
