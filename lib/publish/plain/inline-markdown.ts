import type { Paragraph, PhrasingContent, Table } from 'mdast'
import { paragraph, table, text } from './nodes'

/** Code, a link or strong words: what sentences of the API reference may hold (`components/api/InlineMarkdown.tsx`). */
const marked = /(`[^`]+`|\[[^\]]+\]\([^()\s]+\)|\*\*[^*]+\*\*)/
const parts = /^(?:`(.+)`|\[(.+)\]\((.+)\)|\*\*(.+)\*\*)$/
const safeTarget = /^(?:https?:\/\/|mailto:|[/#])/

/**
 * A sentence with code, links and strong words; nothing else in it becomes markup.
 * @example parseInline('Ask for `id` <now>') // => the text "Ask for ", the code "id" and the text " <now>"
 */
export function parseInline(sentence: string): PhrasingContent[] {
  return sentence.split(marked).flatMap((part) => (part ? [toNode(part)] : []))
}

function toNode(part: string): PhrasingContent {
  const [, code, label, url = '', strong] = parts.exec(part) ?? []
  if (code) return { type: 'inlineCode', value: code }
  if (label && safeTarget.test(url)) return { type: 'link', url, children: parseInline(label) }
  return strong ? { type: 'strong', children: parseInline(strong) } : text(part)
}

/** A sentence as a paragraph. */
export function inlineParagraph(sentence: string): Paragraph {
  return paragraph(...parseInline(sentence))
}

/** A table whose cells are sentences. */
export function inlineTable(columns: readonly string[], rows: readonly string[][]): Table {
  return table(
    columns,
    rows.map((cells) => cells.map(parseInline)),
  )
}
