import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, type Handle, toMarkdown as write } from 'mdast-util-to-markdown'

/** The Markdown of a plain tree, GFM included. */
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

/** As inside a link, addresses in a text keep their `@` and `:` without a backslash, which would be copied with them. */
const writeText: Handle = (node, parent, state, info) => {
  const exit = state.enter('link')
  const value = defaultHandlers.text(node, parent, state, info)
  exit()
  return value
}
