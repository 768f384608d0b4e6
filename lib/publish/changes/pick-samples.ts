/** Picks one page from each part of the site, up to four in all. The parts with the most visitors come first. */
export function pickSamples(pages: readonly string[]): string[] {
  const parts = new Map<string, string>()
  for (const href of pages) {
    const part = href.split('/')[1] ?? ''
    if (!parts.has(part)) parts.set(part, href)
  }
  const preferred = ['', 'docs', 'api', 'releases'].flatMap((part) => parts.get(part) ?? [])
  return [...new Set([...preferred, ...parts.values()])].slice(0, 4)
}
