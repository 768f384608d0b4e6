import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const explicitId = /\s*\[#([a-z0-9][a-z0-9-]*)\]\s*$/

/**
 * Gives every heading its id: the one written at its end (`## Set a limit [#set]`), else GitHub's slug of its words, numbered when
 * taken. The same function makes the table of contents, so both always agree (`listHeadings`).
 */
export default function remarkHeadingIds() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    for (const { node, id } of takeHeadings(tree)) {
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    }
  }
}

/**
 * Finds the headings of `tree` in order, and takes the written ids out of their words.
 * @param {import('mdast').Root} tree
 * @returns {{ node: import('mdast').Heading & { data?: any }, id: string, text: string, level: number }[]}
 */
export function takeHeadings(tree) {
  const slugger = new GithubSlugger()
  /** @type {ReturnType<typeof takeHeadings>} */
  const headings = []
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1)
    const match = last?.type === 'text' ? explicitId.exec(last.value) : null
    if (match && last?.type === 'text') last.value = last.value.slice(0, match.index)
    const text = textOf(node)
    const id = match?.[1] ?? slugger.slug(text)
    if (match?.[1]) slugger.occurrences[match[1]] = 0
    headings.push({ node, id, text, level: node.depth })
  })
  return headings
}
