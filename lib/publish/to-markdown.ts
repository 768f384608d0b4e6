import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, toMarkdown as write } from 'mdast-util-to-markdown'

/** Returns a tree as Markdown, with the tables and other additions of GitHub. */
export function toMarkdown(tree: Root): string {
  return write(tree, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { text: writeText },
  })
}

/** Writes text as inside a link, so that addresses keep their `@` and `:` without a backslash, which would be copied with them. */
const writeText: Handle = (node, parent, state, info) => {
  const exit = state.enter('link')
  const value = defaultHandlers.text(node, parent, state, info)
  exit()
  return value
}
