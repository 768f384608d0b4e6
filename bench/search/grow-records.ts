import type { SearchRecord, SearchSet } from '@/lib/search/search-record'

/**
 * Returns `count` records made from the given ones. After the first round, each round repeats them at other URLs and turns about one in three of the
 * longer words into a new one, so that the vocabulary grows as it would on a larger site.
 */
export function growSet(records: readonly SearchRecord[], count: number): SearchSet {
  const grown: SearchRecord[] = []
  for (let round = 0; grown.length < count; round += 1) {
    const vary = (text: string) => (round ? text.replace(/[a-z]{5,}/gi, (word) => varyWord(word, round)) : text)
    for (const { title, section, url, hash, breadcrumbs, text, keywords, level } of records) {
      if (grown.length === count) break
      grown.push({
        title: vary(title),
        section: vary(section),
        url: round ? `${url}/${round}` : url,
        hash,
        breadcrumbs: breadcrumbs.map(vary),
        text: vary(text),
        keywords: keywords.map(vary),
        level,
      })
    }
  }
  return { context: 'docs', records: grown }
}

const syllables = ['ba', 'do', 'fi', 'gu', 'ke', 'lo', 'mi', 'nu', 'pa', 're', 'so', 'ti', 'va', 'zo']

function varyWord(word: string, round: number): string {
  let sum = round
  for (const letter of word.toLowerCase()) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % 3 ? word : `${word}${syllables[sum % syllables.length]}${syllables[round % syllables.length]}`
}
