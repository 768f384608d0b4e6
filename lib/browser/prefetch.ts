/** What browsers that have it say about the connection; TypeScript does not know it yet. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether loading ahead is fair to the visitor: not with data saver on, nor on a 2g connection. An unknown connection is a good one. */
export function isPrefetchFair(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}

/** The connection, where the browser tells. */
export function readConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}
