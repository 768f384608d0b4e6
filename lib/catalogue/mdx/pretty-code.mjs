import { transformerNotationDiff } from '@shikijs/transformers'
import { createHighlighter, createJavaScriptRegexEngine } from 'shiki'
import { createCssVariablesTheme } from 'shiki/core'
import { languages } from './languages.mjs'

/**
 * One theme whose colours are variables. `rehype-code-classes` turns each variable into a class, and the light and dark roles of `tokens.css` give it
 * a colour. That way, both themes use the site's own palette, with its measured contrast.
 */
const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false })
// Otherwise, JSON keys would have the colour of keywords, and a response would be almost all red.
theme.tokenColors?.push({
  scope: 'support.type.property-name.json',
  settings: { foreground: 'var(--code-token-function)' },
})

/** @type {ReturnType<typeof createHighlighter> | undefined} */
let highlighter

/** Returns one highlighter per process. It keeps the promise, not its value, because documents are compiled in parallel (`rehype-pretty-code` #227). */
function getHighlighter() {
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [...languages],
    engine: createJavaScriptRegexEngine(),
  }).then(withoutTimeLimit)
  return highlighter
}

/**
 * Turns off the time limit of `shiki`. By default, it gives up on a line after half a second, and the first use of a grammar can take that long on a
 * busy machine, so the colours would depend on the load.
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
