import { readSearchQueries } from '@/lib/source/search-data'
import type { Query } from './make-queries'

/** Reads the queries that we've written by hand. Each one's kind is its area, which is the name of its file. */
export function readQueries(): Query[] {
  return readSearchQueries().map(({ q, pages, area }) => ({ kind: area, q, targets: pages.map((url) => ({ url })) }))
}
