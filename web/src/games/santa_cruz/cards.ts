/** The glyph of each objective. */
export const OBJECTIVES: Record<string, string> = {
  sheep: 'g-sheep',
  fish: 'g-fish',
  wood: 'g-wood',
  rice: 'g-rice',
  gold6: 'g-gold',
  gold10: 'g-gold',
  sheep_fish: 'g-sheep',
  wood_rice: 'g-wood',
  houses4: 'house',
  diversity: 'lighthouse',
  road4: 'road',
  coast: 'coast',
  river: 'river',
  volcano: 'volcano',
  eruption: 'volcano',
  birds: 'bird',
}

export const CARDS = ['ship', 'river', 'road', 'double'] as const
