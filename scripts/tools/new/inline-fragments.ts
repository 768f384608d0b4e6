import { existsSync } from 'node:fs'
import path from 'node:path'
import { parsePage } from '@/lib/check/lexer/parse-page'
import { listFragments } from '@/lib/check/page-links'
import { findPlace } from '@/lib/check/places'
import { readText } from './write-changes'

/**
 * Returns a page with the texts of its fragments instead of their tags. An archived page needs them, because links of a fragment always lead to the current
 * version, and because later changes to a fragment are about that version too.
 * @param file the path of the page from the root of the project
 */
export function inlineFragments(root: string, file: string, page: string): string {
  const place = findPlace(file)
  if (!place || !page.includes('<Fragment')) return page
  const tree = parsePage(file, page, place, { memory: new Map(), tokens: {} }, () => {})
  return listFragments(tree).reduceRight((text, { id, start, end }) => {
    const source = `content/fragments/${id}.mdx`
    // The content check reports a fragment that doesn't exist.
    if (!existsSync(path.join(root, source))) return text
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    const lines = readText(root, source).trim().split('\n')
    // In a list, every line begins below the first one.
    const indent = before.replaceAll(/\S/g, ' ')
    const inserted = lines.map((line, index) => (index > 0 && line ? indent + line : line)).join('\n')
    return text.slice(0, start) + inserted + text.slice(end)
  }, page)
}
