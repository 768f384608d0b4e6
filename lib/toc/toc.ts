/** A heading of a page: its id is the anchor, its level 2 to 4. */
export type Heading = { id: string; text: string; level: number }

/** IDs that headings of a page had before, each with the ID of the heading that answers it now. */
export type OldAnchors = Readonly<Record<string, string>>

/** An entry of "On this page", with the deeper headings below it. */
export type TocItem = { id: string; text: string; children: TocItem[] }

/** Levels shown in the table of contents (spec, section 9). */
export const tocLevels = { from: 2, to: 3 }

/**
 * Nests the headings of levels 2 and 3. A level 3 before any level 2 stands at the top.
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

/** The ids of a table of contents in reading order. */
export function listTocIds(items: readonly TocItem[]): string[] {
  return items.flatMap((item) => [item.id, ...listTocIds(item.children)])
}
