/** What some browsers report about the connection. TypeScript doesn't have a type for it yet. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Returns whether prefetching is fair to the visitor: not with data saver on, nor on a 2g connection. An unknown connection counts as a good one. */
export function isPrefetchFair(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** Returns the connection, if the browser reports it. */
export function readConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}
