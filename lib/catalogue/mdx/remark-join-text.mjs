import { visit } from 'unist-util-visit'

/**
 * Joins neighbouring pieces of text, which tokens and stray directives leave behind. Otherwise, React would put a comment between them on every page,
 * and a search wouldn't find text that spans two pieces.
 */
export default function remarkJoinText() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    visit(tree, (/** @type {any} */ node) => {
      if (!node.children) return
      node.children = node.children.reduce((/** @type {any[]} */ joined, /** @type {any} */ child) => {
        const last = joined.at(-1)
        if (child.type === 'text' && last?.type === 'text') last.value += child.value
        else joined.push(child)
        return joined
      }, [])
    })
  }
}
