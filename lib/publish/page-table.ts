import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { listElements } from './select-content'

/** Returns a table as Markdown, with its caption above. Rows that name the rows below them become the first column. */
export function toTable(state: State, element: Element): RootContent[] {
  const rows = listElements(element)
    .flatMap((part) => [part, ...listElements(part)])
    .filter(({ tagName }) => tagName === 'tr')
  const hasGroups = rows.some(isGroup)
  let group: PhrasingContent[] = []
  const children = rows.flatMap((row): TableRow[] => {
    const cells = listElements(row).map((cell) => toCell(state, cell))
    if (!isGroup(row)) return [{ type: 'tableRow', children: hasGroups ? [newCell(group), ...cells] : cells }]
    group = cells[0]?.children ?? []
    return []
  })
  return [...toCaption(state, element), { type: 'table', children }]
}

function toCaption(state: State, element: Element): RootContent[] {
  const caption = listElements(element).find(({ tagName }) => tagName === 'caption')
  const words = caption ? (state.all(caption) as PhrasingContent[]) : []
  return words.length ? [{ type: 'paragraph', children: [{ type: 'emphasis', children: words }] }] : []
}

function isGroup(row: Element): boolean {
  const [cell, ...others] = listElements(row)
  return others.length === 0 && cell?.properties.scope === 'rowgroup'
}

/** Returns a cell, which is one line in Markdown. Its lines are joined with a semicolon, or a space after the end of a sentence. */
function toCell(state: State, element: Element): TableCell {
  const lines = listLines(state.toFlow(state.all(element)) as RootContent[])
  return newCell(
    lines.flatMap((line, index) => {
      const before = lines[index - 1]
      if (!before) return line
      const end = before.map((node) => textOf(node)).join('')
      return [{ type: 'text', value: /[.!?:]$/.test(end) ? ' ' : '; ' }, ...line]
    }),
  )
}

/** Returns the lines of paragraphs, lists and code. */
function listLines(blocks: readonly RootContent[]): PhrasingContent[][] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return textOf(block) ? [block.children] : []
    if (block.type === 'code') return [[{ type: 'inlineCode', value: block.value }]]
    return 'children' in block ? listLines(block.children as RootContent[]) : []
  })
}

const newCell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children })
