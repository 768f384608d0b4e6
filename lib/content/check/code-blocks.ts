import { bundledLanguagesInfo } from 'shiki/langs'
import { visit } from 'unist-util-visit'
import { findNearest } from '../../utils/nearest'
import { languages } from '../mdx/languages.mjs'
import type { Page } from './page'

/** The languages' other names, such as js, md and sh. A highlighter that has a language also knows these. */
const otherNames = bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => {
  const names = [id, ...aliases]
  return names.some((name) => (languages as readonly string[]).includes(name)) ? names : []
})
const known = new Set<string>([...languages, ...otherNames, 'plaintext'])

/** Checks that each code block names a language that the site can highlight. */
export function checkCodeBlocks({ tree, report }: Page): void {
  visit(tree, 'code', ({ lang, meta, position }) => {
    const at = position?.start.offset ?? 0
    if (meta && /showLineNumbers\s*\{/.test(meta))
      report(at, 'line numbers always begin at 1', 'write showLineNumbers without a number')
    if (!lang)
      report(
        at,
        'the code block names no language',
        'write it after the ```, as in ```bash, or ```text for plain words',
      )
    else if (!known.has(lang)) {
      const nearest = findNearest(lang, known)
      const cure = nearest ? `write ${nearest}` : `write one of ${languages.join(', ')}`
      report(at, `"${lang}" is no language of the site`, cure)
    }
  })
}
