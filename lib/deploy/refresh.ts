/** Where a page that only leads on leads to, at once and by itself; undefined for all others. */
export function findRefresh(html: string): string | undefined {
  return /<meta http-equiv="refresh" content="0; ?url=([^"]+)"/i.exec(html)?.[1]
}
