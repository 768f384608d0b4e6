export type TitledPage = { href: string; title: string }

/** The JSON file with the pages that a visitor may have meant. The build writes it with the search index. */
export const pagesFile = '/search-index/pages.json'

/**
 * Returns the words in the last part of an address, as you'd type them into a search field.
 * @example pathToWords('/docs/features/mood_tracker.html') // => 'mood tracker'
 */
export function pathToWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return toWords(last.replace(/\.\w+$/, '')).join(' ')
}

/**
 * Returns up to `limit` pages whose address or title shares words with `path`, best first. A word may contain one typo. The list is empty if no page
 * is similar enough. Words in the last part of the address count most.
 */
export function findNearestPages(path: string, pages: readonly TitledPage[], limit = 5): TitledPage[] {
  const wanted = new Set(pathToWords(path).split(' ').filter(Boolean))
  const around = new Set(toWords(path))
  return pages
    .map((page) => {
      const words = toWords(`${page.href.split('/').at(-1)} ${page.title}`)
      return { page, score: 3 * countShared(wanted, words) + countShared(around, toWords(page.href)) / 10 }
    })
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page)
}

function toWords(text: string): string[] {
  let decoded = text
  try {
    decoded = decodeURIComponent(text)
  } catch {
    // If an escape is broken, we read the text as it is.
  }
  return decoded
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
}

function countShared(wanted: ReadonlySet<string>, words: readonly string[]): number {
  let count = 0
  for (const word of wanted) {
    if (words.includes(word)) count += 1
    else if (word.length > 3 && words.some((other) => isNear(word, other))) count += 0.6
  }
  return count
}

/** Returns whether one word begins with the other, or whether they differ by one letter (extra, missing or different). */
function isNear(a: string, b: string): boolean {
  if (b.length < 4) return false
  if (a.startsWith(b) || b.startsWith(a)) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = long.length === short.length ? start + 1 : start
  return short.slice(rest) === long.slice(start + 1)
}
