export type TitledPage = { href: string; title: string }

/** The JSON file with the pages that a visitor may have meant. The build writes it with the search index. */
export const pagesFile = '/search-index/pages.json'

/**
 * Returns the words in the last part of an address, as you'd type them into a search field.
 * @example pathToWords('/docs/features/mood_tracker.html') // => 'mood tracker'
 */
export function pathToWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return toWords(last.replace(/\.[a-z]+$/i, '')).join(' ')
}

/**
 * Returns up to `limit` pages whose address or title shares words with `path`, best first. A word may contain one typo or have another ending, and a
 * version may end in another number. The list is empty if no page is similar enough. Words in the last part of the address count most.
 * @param pages those that are equally similar stay in this order
 */
export function findNearestPages(path: string, pages: readonly TitledPage[], limit = 5): TitledPage[] {
  const wanted = new Set(pathToWords(path).split(' ').filter(Boolean))
  const around = new Set(toWords(path))
  return pages
    .map((page) => {
      const name = toWords(page.href.split('/').at(-1) ?? '')
      const inName = countShared(wanted, name)
      const inTitle = countShared(wanted, toWords(page.title)) / 2
      // A name without other words is closer.
      const share = inName / (name.length || 1)
      return { page, score: 3 * inName + inTitle + share, around: countShared(around, toWords(page.href)) / 10 }
    })
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score + b.around - a.score - a.around)
    .slice(0, limit)
    .map(({ page }) => page)
}

function toWords(address: string): string[] {
  let decoded = address
  try {
    decoded = decodeURIComponent(address)
  } catch {
    // If an escape is broken, we read the text as it is.
  }
  const text = decoded.toLowerCase()
  return text.match(/\d+(?:\.\d+)+|[\p{L}\p{N}]{2,}/gu) ?? []
}

function countShared(wanted: ReadonlySet<string>, words: readonly string[]): number {
  let count = 0
  for (const word of wanted) {
    if (words.includes(word)) count += 1
    else if (word.length > 3 && words.some((other) => isNear(word, other))) count += 0.6
  }
  return count
}

/** What English adds to a word, as in "prices" and "pricing", or a version to another one: its last number. */
const ending = /(?:ing|es|ed|s|e|\.\d+)$/

/** Returns whether one word begins with the other, has another ending, or differs by one letter (extra, missing or different). */
function isNear(a: string, b: string): boolean {
  const [stem, other] = [a.replace(ending, ''), b.replace(ending, '')]
  if (stem.length > 2 && stem === other) return true
  // Versions that differ in any other number have nothing in common.
  if (b.length < 4 || /\d\.\d/.test(a + b)) return false
  if (a.startsWith(b) || b.startsWith(a)) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = long.length === short.length ? start + 1 : start
  return short.slice(rest) === long.slice(start + 1)
}
