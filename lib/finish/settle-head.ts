const encoding = /<meta charset="utf-8"\s*\/?>/i
const expectation = /<link rel="expect"[^>]*>/

/**
 * The page with its `<link rel="expect">` right behind the encoding. React writes the elements of the head as they become ready, so two builds of
 * one commit had this one now before and now behind a `<meta>` of Next. Early is also where a browser wants to hear of it.
 */
export function settleHead(html: string): string {
  const [link] = expectation.exec(html) ?? []
  return link ? html.replace(link, '').replace(encoding, (start) => start + link) : html
}
