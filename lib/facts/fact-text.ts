/** A part of a text in the facts. Only these few kinds of Markdown work there. */
export type FactTextPart =
  | { kind: 'text' | 'code' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }

const markup = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * Splits a text of the facts into plain text, code between backticks, bold text and links.
 * @example parseFactText('See [Trash](/docs/features/trash).') // => 'See ', a link and '.'
 */
export function parseFactText(text: string): FactTextPart[] {
  const parts: FactTextPart[] = []
  const addText = (from: number, to: number) => {
    if (from < to) parts.push({ kind: 'text', text: text.slice(from, to) })
  }
  let end = 0
  for (const { 0: whole, 1: code, 2: strong, 3: label, 4: href, index } of text.matchAll(markup)) {
    addText(end, index)
    end = index + whole.length
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (label !== undefined && href !== undefined) parts.push({ kind: 'link', text: label, href })
  }
  addText(end, text.length)
  return parts
}
