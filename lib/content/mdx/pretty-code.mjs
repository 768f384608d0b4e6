import { transformerNotationDiff } from '@shikijs/transformers'
import { createHighlighter, createJavaScriptRegexEngine } from 'shiki'
import { createCssVariablesTheme } from 'shiki/core'
import { languages } from './languages.mjs'

/**
 * One theme whose colours are variables: `rehype-code-classes` turns each into a class, and the light and dark roles of `tokens.css`
 * colour it. So both themes are drawn by the site's own palette, with its measured contrast.
 */
const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false })

/** @type {ReturnType<typeof createHighlighter> | undefined} */
let highlighter

/** One highlighter per process: the promise is kept, not its value, since documents are compiled in parallel (rehype-pretty-code #227). */
function getHighlighter() {
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [...languages],
    engine: createJavaScriptRegexEngine(),
  }).then(withoutTimeLimit)
  return highlighter
}

/**
 * By default shiki gives up a line after half a second, which the first use of a grammar can take on a busy machine: its colours would
 * depend on the load.
 * @template {{ codeToHtml: (code: string, options: any) => string, codeToHast: (code: string, options: any) => unknown }} T
 * @param {T} own
 * @returns {T}
 */
function withoutTimeLimit(own) {
  return {
    ...own,
    codeToHtml: (code, options) => own.codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }),
    codeToHast: (code, options) => own.codeToHast(code, { ...options, tokenizeTimeLimit: 0 }),
  }
}

/** @type {import('rehype-pretty-code').Options} */
export const prettyCodeOptions = {
  theme: /** @type {any} */ (theme),
  keepBackground: false,
  grid: false,
  bypassInlineCode: true,
  getHighlighter,
  // `// [!code ++]` and `// [!code --]` mark added and removed lines.
  transformers: [transformerNotationDiff()],
}
