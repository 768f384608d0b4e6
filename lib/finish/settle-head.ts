const encoding = /<meta charset="utf-8"\s*\/?>/i
const expectation = /<link rel="expect"[^>]*>/

/**
 * Returns the page with its `<link rel="expect">` right after the encoding. React writes the elements of the head as they become ready, so in two builds
 * of one commit, this one was sometimes before and sometimes after a `<meta>` of Next. It's also best for browsers to see it early.
 */
export function settleHead(html: string): string {
  const [link] = expectation.exec(html) ?? []
  return link ? html.replace(link, '').replace(encoding, (start) => start + link) : html
}
