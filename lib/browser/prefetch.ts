/** What some browsers report about the connection. TypeScript doesn't have a type for it yet. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns whether prefetching is fair to the visitor: not with data saver on, nor on a 2g connection. An unknown connection counts as a good one. */
export function isPrefetchFair(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
