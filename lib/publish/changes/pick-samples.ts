import type { FrameChange, SiteChanges } from './site'

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

/**
 * Picks the page that shows a change of the navigation best: one on which nothing else changed, next to the page that changed most. A sidebar is open only
 * at the part of the site that it's in.
 */
export function pickFramed({ pages }: FrameChange, changes: Pick<SiteChanges, 'pages' | 'frame'>): string | undefined {
  const listed = new Set(changes.pages.map(({ href }) => href))
  const isOnlyHere = (href: string) => changes.frame.filter((own) => own.pages.includes(href)).length === 1
  const [first] = changes.pages
  const isNear = (href: string) => first !== undefined && toFolder(href) === toFolder(first.href)
  const others = pages.filter((href) => !listed.has(href))
  const alone = others.filter(isOnlyHere)
  return alone.find(isNear) ?? alone[0] ?? others.find(isNear) ?? others[0]
}

const toFolder = (href: string) => href.slice(0, href.lastIndexOf('/'))
