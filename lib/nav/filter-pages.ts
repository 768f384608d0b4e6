export type SearchablePage = { href: string; title: string; description: string; keywords: readonly string[] }

/**
 * The pages that hold every word of `query` (beginnings of words count) in title, keywords or description. Those with the words in the
 * title come first; otherwise the order stays.
 */
export function filterPages(query: string, pages: readonly SearchablePage[]): readonly SearchablePage[] {
  const wanted = toWords(query)
  if (wanted.length === 0) return pages
  const isIn = (text: string) => {
    const words = toWords(text)
    return wanted.every((word) => words.some((other) => other.startsWith(word)))
  }
  const byTitle = pages.filter((page) => isIn(page.title))
  const elsewhere = pages.filter(
    (page) => !byTitle.includes(page) && isIn(`${page.title} ${page.keywords.join(' ')} ${page.description}`),
  )
  return [...byTitle, ...elsewhere]
}

function toWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
