/** px by which a heading may stand below the reading line: a hash link puts it there together with its own margin. */
const tolerance = 32

/** A heading on screen; `top` in px from the upper edge of the window. */
export type HeadingPosition = { id: string; top: number }

/** `readingLine`: px below the upper edge at which a heading counts as reached, where a hash link puts it. */
export type Viewport = { height: number; readingLine: number; isAtEnd: boolean }

/**
 * The id of the section being read: the last heading above the reading line. At the end of the page, where short sections can no longer
 * reach that line, the last one whose heading is visible. Undefined above the first heading.
 */
export function findActiveId(headings: readonly HeadingPosition[], viewport: Viewport): string | undefined {
  const line = viewport.isAtEnd ? viewport.height : viewport.readingLine + tolerance
  return headings.findLast(({ top }) => top <= line)?.id
}
