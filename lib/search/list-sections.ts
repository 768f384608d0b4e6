import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** The part of a page under one heading. The first part has level 1 and no heading. */
export type Section = { heading: string; id: string; level: 1 | 2 | 3 | 4; text: string }

/**
 * Returns the sections of a page: the part before the first heading, then one section for each heading of level 2 to 4. Lower headings belong to the
 * section around them. Every block is on a separate line, and `·` separates the cells of a table row.
 * @param tree of Markdown, whose headings have `data.hProperties.id`
 */
export function listSections(tree: Root): Section[] {
  const sections: (Omit<Section, 'text'> & { lines: string[] })[] = [{ heading: '', id: '', level: 1, lines: [] }]
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4) {
      const id = String(node.data?.hProperties?.id ?? '')
      sections.push({ heading: clean(textOf(node)), id, level: node.depth as 2 | 3 | 4, lines: [] })
    } else sections.at(-1)?.lines.push(...listLines(node))
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.join('\n') }))
}

/** @param pictures those in the steps around the node */
function listLines(node: Nodes, pictures = listPictures(node)): string[] {
  if (pictures.indexOf(node) > 0) return [readChange(textOf(node))].filter(Boolean)
  if (isSample(node)) return []
  if (node.type === 'tableRow') {
    const cells = node.children.map((cell) => clean(textOf(cell))).filter(Boolean)
    return cells.length ? [cells.join(' · ')] : []
  }
  if ('children' in node && node.children.some(isBlock))
    return node.children.flatMap((child) => listLines(child, pictures.length ? pictures : undefined))
  const text = node.type === 'code' ? node.value : textOf(node)
  return text.split('\n').map(clean).filter(Boolean)
}

/** Returns the pictures in a list of steps. */
function listPictures(node: Nodes): Nodes[] {
  if (isPicture(node)) return [node]
  return 'children' in node && /^list/.test(node.type) ? node.children.flatMap(listPictures) : []
}

const isPicture = (node: Nodes) => node.type === 'paragraph' && /^Picture: /.test(textOf(node))

/** Returns the first sentence of a picture's description. From the second one on, it names the change, and the rest is invented. */
const readChange = (text: string) => clean(/^Picture: (.*?[.!?])(?: |$)/.exec(text)?.[1] ?? '')

/**
 * Returns whether a node is only an illustration. The invented tasks in a picture of the app and the values in a JSON example don't
 * answer any question.
 */
function isSample(node: Nodes): boolean {
  return node.type === 'code' ? node.lang === 'json' : isPicture(node)
}

const blocks = new Set(['paragraph', 'list', 'listItem', 'table', 'tableRow', 'blockquote', 'code', 'heading'])
const isBlock = (node: Nodes) => blocks.has(node.type)

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
