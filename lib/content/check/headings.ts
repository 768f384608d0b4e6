import type { Page } from './page'

const writtenId = /\s*\[#([^\]]*)\]\s*$/
const goodId = /^[a-z0-9][a-z0-9-]*$/

/** Checks the order of the headings, their text, and that links can rely on their IDs. */
export function checkHeadings({ headings, source, report }: Page): void {
  let level = 1
  const seen = new Map<string, string>()
  for (const { node, id, text } of headings) {
    const start = node.position?.start.offset ?? 0
    const raw = source.slice(start, node.position?.end.offset)
    if (node.depth === 1)
      report(
        start,
        'a heading of level 1 stands in the body',
        'write ##: the title of the page is its only heading of level 1',
      )
    else if (node.depth > level + 1) {
      const wanted = '#'.repeat(level + 1)
      report(
        start,
        `a heading of level ${node.depth} follows one of level ${level}`,
        `write ${wanted} in place of ${'#'.repeat(node.depth)}`,
      )
    }
    level = node.depth

    const written = writtenId.exec(raw)
    const idAt = start + raw.lastIndexOf('[#')
    if (!text.replace(writtenId, '').trim()) report(start, 'the heading has no words', 'write them, or remove the line')
    if (written && !goodId.test(written[1] ?? '')) {
      const message = `"${written[1]}" cannot be the id of a heading`
      report(idAt, message, `write [#${toId(written[1] ?? '')}]: small letters, digits and hyphens`)
    } else if (seen.has(id)) {
      report(
        written ? idAt : start,
        `the id "${id}" is taken by the heading "${seen.get(id)}"`,
        `write another, such as [#${id}-2]`,
      )
    }
    if (!seen.has(id)) seen.set(id, text.trim())
  }
}

const toId = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'set-a-limit'
