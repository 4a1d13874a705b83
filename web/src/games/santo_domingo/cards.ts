/** The eight cards in the order of their numbers, and the row they take from. */
export const CARDS = [
  { name: 'captain', number: 1, row: 'points' },
  { name: 'admiral', number: 2, row: 'points' },
  { name: 'governor', number: 3, row: 'outside' },
  { name: 'frigate', number: 4, row: 'goods' },
  { name: 'galleon', number: 5, row: 'goods' },
  { name: 'customs', number: 6, row: 'outside' },
  { name: 'trader', number: 7, row: 'trade' },
  { name: 'beggar', number: 8, row: 'beg' },
] as const
