import { visit } from 'unist-util-visit'
import { typeset } from '../../utils/typography.mjs'

/** What a line of text consists of. MDX takes away the paragraph around an element that's alone on its line. */
const phrasing = ['text', 'strong', 'emphasis', 'delete', 'link', 'inlineCode', 'mdxJsxTextElement']

/** Code in a sentence in which a line could break, but which fits into a line of a narrow phone. */
const shortCode = /^(?=.*[\s/-]).{1,24}$/

/**
 * Sets the quotes, apostrophes and no-break spaces of prose, so that editors can type straight ones, and keeps short code in one line. Runs after the
 * headings have their IDs, which don't depend on it.
 */
export default function remarkTypography() {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    visit(tree, (/** @type {any} */ node) => {
      if (isLine(node)) setLine(node)
      if (node.type === 'inlineCode' && shortCode.test(node.value))
        node.data = { hProperties: { className: ['short'] } }
      if (node.type === 'code' && node.meta) node.meta = node.meta.replace(/(?<=\btitle=")[^"]*/, typeset)
      for (const name of ['alt', 'title']) if (node[name]) node[name] = typeset(node[name])
      // Only JSX has a list. Names and numbers have neither quotes nor spaces.
      for (const attribute of Array.isArray(node.attributes) ? node.attributes : []) {
        if (typeof attribute.value === 'string' && attribute.name !== 'href') attribute.value = typeset(attribute.value)
      }
    })
  }
}

/** Returns whether a node is a line of text, and not a part of one. @param {any} node */
const isLine = ({ type, children }) =>
  !phrasing.includes(type) && children?.some((/** @type {any} */ child) => phrasing.includes(child.type))

/** Sets a line as a whole, because a quotation can begin or end at strong text or a link. @param {any} line */
function setLine(line) {
  /** @type {{ node?: { value: string }, text: string }[]} */
  const parts = []
  visit(line, (/** @type {any} */ node) => {
    if (node.type === 'text') parts.push({ node, text: node.value })
    else if (node.type === 'break') parts.push({ text: '\n' })
    else if (!node.children?.length) parts.push({ text: 'x' })
  })
  const set = typeset(parts.map(({ text }) => text).join(''))
  let at = 0
  for (const { node, text } of parts) {
    if (node) node.value = set.slice(at, at + text.length)
    at += text.length
  }
}
