/** A heading on a page. Its `id` is the anchor, and its `level` is 2 to 4. */
export type Heading = { id: string; text: string; level: number }

/** IDs that headings of a page used to have, each with the ID of the heading it leads to now. */
export type OldAnchors = Readonly<Record<string, string>>

/** An entry of "On this page", with the deeper headings below it. */
export type TocItem = { id: string; text: string; children: TocItem[] }

/** Levels shown in the table of contents (spec, section 9). */
export const tocLevels = { from: 2, to: 3 }

/**
 * Nests h2 and h3 headings. An h3 before the first h2 goes at the top level.
 * @example buildToc([h2('a'), h3('b'), h2('c')]) // => a > b, c
 */
export function buildToc(headings: readonly Heading[]): TocItem[] {
  const items: TocItem[] = []
  for (const { id, text, level } of headings) {
    if (level < tocLevels.from || level > tocLevels.to) continue
    const parent = level > tocLevels.from ? items.at(-1) : undefined
    const siblings = parent ? parent.children : items
    siblings.push({ id, text, children: [] })
  }
  return items
}

/** Returns the IDs in a table of contents, in reading order. */
export function listTocIds(items: readonly TocItem[]): string[] {
  return items.flatMap((item) => [item.id, ...listTocIds(item.children)])
}
