import sharp from 'sharp'
import type { Area } from '@/lib/publish/changes/site'

/** How far two colours must be apart, of 255, to count as different. The same page can look this different in pictures taken on different machines. */
const noise = 3

/** The part of a wide picture that shows the text of a page. The sidebar and the contents are next to it. */
const middle = { from: 0.25, to: 0.8 }

/** The size of a cell in pixels. Differences in cells next to each other belong to one area, and so do those with one cell between them vertically. */
const cell = 24
/** With more areas, those next to each other become one. */
const mostAreas = 20

type Picture = { data: Buffer; info: { width: number; height: number } }
type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Compares the picture of a page with an earlier one, if there is one.
 * @param files pictures of the same width
 * @returns the height of the taller one and the areas that differ, in pixels, or undefined if they look the same. On a wide page, the areas with text come
 * before those next to it, such as the sidebar. One picture alone has no areas.
 */
export async function comparePictures(
  files: readonly string[],
): Promise<{ height: number; areas: Area[] } | undefined> {
  const pictures = await Promise.all(
    files.map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  const height = Math.max(...pictures.map(({ info }) => info.height))
  const [old, now] = pictures
  if (!old || !now) return { height, areas: [] }
  const boxes = limit(joinCells(findCells(old, now)))
  if (boxes.length === 0) return undefined
  const { width } = now.info
  const isText = ({ left, right }: Box) => width <= 500 || (right > width * middle.from && left < width * middle.to)
  const areas = [...boxes.filter(isText), ...boxes.filter((box) => !isText(box))].map(toArea)
  return { height, areas }
}

const toArea = ({ left, top, right, bottom }: Box): Area => ({ left, top, width: right - left, height: bottom - top })

/** Returns what differs in each cell of a grid, by the cell's column and row. If one picture is longer, its end differs. */
function findCells(old: Picture, now: Picture): Map<string, Box> {
  const { width } = now.info
  const shared = Math.min(old.info.height, now.info.height)
  const cells = new Map<string, Box>()
  const add = (box: Box) => {
    const key = `${Math.floor(box.left / cell)} ${Math.floor(box.top / cell)}`
    const known = cells.get(key)
    cells.set(key, known ? span(known, box) : box)
  }
  for (let row = 0; row < shared; row += 1) {
    const start = row * width * 3
    // Equal rows are the rule, and comparing bytes at once is quicker.
    if (old.data.compare(now.data, start, start + width * 3, start, start + width * 3) === 0) continue
    for (let column = 0; column < width; column += 1) {
      const at = start + column * 3
      if (
        isFar(old.data[at], now.data[at]) ||
        isFar(old.data[at + 1], now.data[at + 1]) ||
        isFar(old.data[at + 2], now.data[at + 2])
      )
        add({ left: column, top: row, right: column + 1, bottom: row + 1 })
    }
  }
  const end = Math.max(old.info.height, now.info.height)
  if (end > shared)
    for (let left = 0; left < width; left += cell)
      add({ left, top: shared, right: Math.min(left + cell, width), bottom: end })
  return cells
}

const isFar = (a = 0, b = 0) => Math.abs(a - b) > noise

/** Joins cells that are near each other, from top to bottom. */
function joinCells(cells: Map<string, Box>): Box[] {
  const boxes: Box[] = []
  for (const [first, box] of cells) {
    if (!cells.delete(first)) continue
    let joined = box
    const waiting = [first]
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const [column = 0, row = 0] = key.split(' ').map(Number)
      for (let across = -1; across <= 1; across += 1)
        for (let down = -2; down <= 2; down += 1) {
          const near = `${column + across} ${row + down}`
          const other = cells.get(near)
          if (!other) continue
          cells.delete(near)
          joined = span(joined, other)
          waiting.push(near)
        }
    }
    boxes.push(joined)
  }
  return boxes.sort((a, b) => a.top - b.top || a.left - b.left)
}

function limit(boxes: readonly Box[]): Box[] {
  const each = Math.ceil(boxes.length / mostAreas)
  const groups = Array.from({ length: Math.ceil(boxes.length / (each || 1)) }, (_, index) =>
    boxes.slice(index * each, (index + 1) * each),
  )
  return groups.map((group) => group.reduce(span))
}

const span = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})
