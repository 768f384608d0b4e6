import { readSearchQueries } from '@/lib/content/search-queries'
import type { Query } from './make-queries'

/** The questions that were written by hand, by area: the name of the file is the kind. */
export function readQueries(): Query[] {
  return readSearchQueries().map(({ q, pages, area }) => ({ kind: area, q, targets: pages.map((url) => ({ url })) }))
}
