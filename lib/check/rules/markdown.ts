import type { TableCell } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { bundledLanguagesInfo } from 'shiki/langs'
import { languages } from '../../catalogue/mdx/languages.mjs'
import { suggestValue } from '../../utils/nearest'
import { listNodes, type Page } from '../lexer/page'

const writtenId = /\s*\[#([^\]]*)\]\s*$/
const goodId = /^[a-z0-9][a-z0-9-]*$/

/** Checks the order of the headings, their text, and that links can rely on their IDs. */
export function checkHeadings({ headings, place, source, report }: Page): void {
  const [first] = headings
  if (first && !place)
    report(
      first.node.position?.start.offset ?? 0,
      "a fragment can't contain a heading, because the page's table of contents wouldn't list it",
      'write the heading on each page, above the fragment',
    )
  let level = 1
  const seen = new Map<string, string>()
  for (const { node, id, text } of headings) {
    const start = node.position?.start.offset ?? 0
    const raw = source.slice(start, node.position?.end.offset)
    if (node.depth === 1)
      report(
        start,
        'the text contains a heading of level 1',
        'write ##, because the title is the only heading of level 1',
      )
    else if (node.depth > level + 1) {
      const wanted = '#'.repeat(level + 1)
      report(
        start,
        `a heading of level ${node.depth} follows one of level ${level}`,
        `write ${wanted} instead of ${'#'.repeat(node.depth)}`,
      )
    }
    level = node.depth

    const written = writtenId.exec(raw)
    const idAt = start + raw.lastIndexOf('[#')
    if (!text.replace(writtenId, '').trim()) report(start, 'the heading is empty', 'write its text, or remove the line')
    if (written && !goodId.test(written[1] ?? '')) {
      const message = `"${written[1]}" can't be the ID of a heading`
      report(idAt, message, `write [#${toId(written[1] ?? '')}], with lower-case letters, digits and hyphens only`)
    } else if (seen.has(id)) {
      report(
        written ? idAt : start,
        `the ID "${id}" belongs to the heading "${seen.get(id)}"`,
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

/** Checks that each column has a heading, which screen readers use to name its cells, and no alignment, which would be an inline style. */
export function checkTables({ tree, report }: Page): void {
  for (const node of listNodes(tree)) {
    if (node.type !== 'table') continue
    const { align, children, position } = node
    const at = position?.start.offset ?? 0
    const isAligned = align?.some(Boolean)
    if (isAligned) report(at, 'the table aligns a column', 'write |---| between headings and rows, without colons')
    for (const cell of children[0]?.children ?? []) {
      if (isEmptyCell(cell))
        report(cell.position?.start.offset ?? at, 'the column has no heading', 'write one, such as "Question"')
    }
  }
}

const isEmptyCell = (cell: TableCell) =>
  textOf(cell).trim() === '' && !cell.children.some(({ type }) => type.startsWith('mdxJsx'))

/** The languages' other names, such as js, md and sh. A highlighter that has a language also knows these. */
const otherNames = bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => {
  const names = [id, ...aliases]
  return names.some((name) => (languages as readonly string[]).includes(name)) ? names : []
})
const knownLanguages = new Set<string>([...languages, ...otherNames, 'plaintext'])

/** Checks that each code block names a language that the site can highlight. */
export function checkCodeBlocks({ tree, report }: Page): void {
  for (const node of listNodes(tree)) {
    if (node.type !== 'code') continue
    const { lang, meta, position } = node
    const at = position?.start.offset ?? 0
    if (meta && /showLineNumbers\s*\{/.test(meta))
      report(at, 'line numbers always begin at 1', 'write showLineNumbers without a number')
    if (!lang)
      report(at, 'the code block has no language', 'write it after the ```, as in ```bash, or ```text for plain text')
    else if (!knownLanguages.has(lang)) {
      const fix = suggestValue(lang, [...knownLanguages], { choices: languages })
      report(at, `"${lang}" isn't a language that the site highlights`, fix)
    }
  }
}
