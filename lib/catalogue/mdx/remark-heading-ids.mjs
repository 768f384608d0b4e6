import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const explicitId = /\s*\[#([a-z0-9][a-z0-9-]*)\]\s*$/

/**
 * Gives every heading its ID: the one written at its end (`## Set a limit [#set]`), or otherwise GitHub's slug of its text, with a number if it's
 * taken. The table of contents uses the same function (`listHeadings`), so the two always agree.
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
 * Finds the headings of `tree` in order, and removes the written IDs from their text.
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
