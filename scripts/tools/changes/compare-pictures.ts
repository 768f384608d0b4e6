import sharp from 'sharp'

/** How far two colours must be apart, of 255, to count as different. The same page can look this different in pictures taken on different machines. */
const noise = 3

/** The part of a wide picture that shows the text of a page. The sidebar and the contents are next to it. */
const middle = { from: 0.25, to: 0.8 }

type Picture = { data: Buffer; info: { width: number; height: number } }

/**
 * Compares the picture of a page with an earlier one, if there is one.
 * @param files pictures of the same width
 * @returns the height of the taller one and the first row that differs, in pixels, or undefined if they look the same. On a wide page, that row is where
 * the text differs, even if something next to it differs further up.
 */
export async function comparePictures(files: readonly string[]): Promise<{ height: number; top: number } | undefined> {
  const pictures = await Promise.all(
    files.map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...pictures.map(({ info }) => info.height))
  const [old, now] = pictures
  if (!old || !now) return { height, top: 0 }
  const { width } = now.info
  const all = findFirstRow(old, now, 0, width)
  if (all === undefined) return undefined
  const text = width > 500 ? findFirstRow(old, now, width * middle.from, width * middle.to) : undefined
  return { height, top: text ?? all }
}

/** Returns the first row that differs between two columns, or undefined if there's none. */
function findFirstRow(old: Picture, now: Picture, from: number, to: number): number | undefined {
  const { width } = now.info
  const [first, last] = [Math.floor(from) * 3, Math.floor(to) * 3]
  const shared = Math.min(old.info.height, now.info.height)
  for (let row = 0; row < shared; row += 1) {
    const start = row * width * 3
    for (let at = start + first; at < start + last; at += 1)
      if (Math.abs((old.data[at] ?? 0) - (now.data[at] ?? 0)) > noise) return row
  }
  return old.info.height === now.info.height ? undefined : shared
}
