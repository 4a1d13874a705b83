/** Long words on small tiles: where they may be broken. Not every browser brings the dictionaries for it. */

const VOWELS = 'aeiouyàâäéèêëìîïòôöùûüœ'
/** A syllable begins with at most these consonants before its vowel. */
const ONSET = new RegExp(`(?:ch|ph|th|gn|qu|sc|[bcdfgptv][lr]|[^${VOWELS}\\s\\W])(?=[${VOWELS}])`, 'giu')
const LONG = 8
const HEAD = 3
const TAIL = 3

function broken(word: string): string {
  if (word.length < LONG) return word
  let made = ''
  let from = 0
  for (const match of word.matchAll(ONSET)) {
    const at = match.index
    if (at - from < HEAD || word.length - at < TAIL) continue
    made += `${word.slice(from, at)}\u00ad`
    from = at
  }
  return made + word.slice(from)
}

export function soft(text: string): string {
  return text.replace(/[\p{L}]+/gu, broken)
}
