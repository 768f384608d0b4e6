import type { Element, Root } from 'hast'
import { createHighlighterCoreSync, type HighlighterCore, type ThemeRegistrationAny } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import bash from 'shiki/langs/bash.mjs'
import js from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import python from 'shiki/langs/python.mjs'
import ruby from 'shiki/langs/ruby.mjs'
import type { CodeLanguage } from '../source/api'
import { prettyCodeOptions } from './mdx/pretty-code.mjs'
import rehypeCodeClasses from './mdx/rehype-code-classes.mjs'

let highlighter: HighlighterCore | undefined

/**
 * Returns one highlighter per process, which doesn't depend on the content. Unlike the one for pages, it knows few languages and is ready at once, so
 * components don't have to wait.
 */
function getHighlighter(): HighlighterCore {
  highlighter ??= createHighlighterCoreSync({
    themes: [prettyCodeOptions.theme as ThemeRegistrationAny],
    langs: [bash, js, json, python, ruby],
    engine: createJavaScriptRegexEngine(),
  })
  return highlighter
}

/** Returns generated code as a `<pre>` that looks like the code blocks of pages. */
export function highlightCode(code: string, language: CodeLanguage): Root {
  const tree = getHighlighter().codeToHast(code.trimEnd(), {
    lang: language,
    theme: 'site',
    // By default, `shiki` gives up on a line after half a second. The first line can take that long on a busy machine, and its colours would be wrong.
    tokenizeTimeLimit: 0,
    transformers: [
      {
        pre: (pre) => replaceProperties(pre, { 'data-language': language }),
        line: (line) => replaceProperties(line, { 'data-line': '' }),
      },
    ],
  }) as Root
  rehypeCodeClasses()(tree)
  return tree
}

function replaceProperties(element: Element, properties: Element['properties']): void {
  element.properties = properties
}
