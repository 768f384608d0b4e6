import type { Root } from 'mdast'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { findComponent } from '../check/components'
import { findText, type Page } from '../check/page'
import type { TextKind } from './kinds'
import { type Allowance, coverMarkup, type Passage, type ProseFile, readAllowance } from './passage'

/** Returns the texts of an MDX page: title, label and description, paragraphs, headings, cells, and props that are shown. */
export function readPageProse(page: Page, kind: TextKind): ProseFile {
  const { path, source } = page
  const fields = ['title', 'sidebarLabel', 'description'].flatMap((name) => {
    const field = findText(page, name)
    return field ? [toPassage(source, field.at, field.end, kind)] : []
  })
  const { passages, allowances } = readTree(page.tree, source, kind)
  return { path, source, passages: [...fields, ...passages], allowances }
}

/** Returns the texts of a parsed Markdown or MDX file, and the rules that its comments allow. */
export function readTree(tree: Root, source: string, kind: TextKind): Pick<ProseFile, 'passages' | 'allowances'> {
  const passages: Passage[] = []
  const allowances: Allowance[] = []
  visit(tree, (node: Node) => {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    if (['paragraph', 'heading', 'tableCell'].includes(node.type)) passages.push(toPassage(source, start, end, kind))
    if (/^(?:mdxFlowExpression|mdxTextExpression|html)$/.test(node.type)) {
      const found = readAllowance(source.slice(start, end), start)
      if (found) allowances.push(found)
    }
    if (!('attributes' in node) || !Array.isArray(node.attributes)) return
    const props = findComponent((node as { name?: string }).name ?? '')?.props ?? {}
    for (const { name, position } of node.attributes) {
      if (props[name]?.values !== 'text' || !position) continue
      const value = position.start.offset + name.length + 1
      passages.push(toPassage(source, value, position.end.offset, kind))
    }
  })
  return { passages, allowances }
}

/** Returns a stretch of the source as a passage. A quoted value loses its quotation marks. */
function toPassage(source: string, start: number, end: number, kind: TextKind): Passage {
  const text = source.slice(start, end).replace(/^(["'])([\s\S]*)\1$/, ' $2 ')
  return { start, text: coverMarkup(text), kind }
}
