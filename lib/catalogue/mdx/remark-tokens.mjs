import { SKIP, visit } from 'unist-util-visit'
import { fillTokens } from '../../site/tokens.mjs'
import { getSiteTokens } from '../../source/site-tokens.mjs'

/**
 * Fills in `{product}` and the other tokens in text, code, links and attributes. In prose, `{supportEmail}` becomes a link. Any other expression is
 * left as it is here, because the content check rejects it.
 * @param {{ tokens?: import('../../site/tokens.mjs').Tokens }} [options]
 */
export default function remarkTokens({ tokens = getSiteTokens() } = {}) {
  /** @param {string} text */
  const fill = (text) => fillTokens(text, tokens)

  /** @param {import('mdast').Root} tree */
  return (tree) => {
    /** Headings are linked as a whole, and a link can't contain another one. */
    const unlinked = new WeakSet()
    visit(tree, (/** @type {any} */ node, index, parent) => {
      if (['heading', 'link', 'linkReference'].includes(node.type)) visit(node, (inner) => void unlinked.add(inner))
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const name = node.value.trim()
        // Allowances are for the prose check, not for readers.
        if (/^\/\*\s*style-allow\b/.test(name) && parent && index !== undefined) {
          parent.children.splice(index, 1)
          return [SKIP, index]
        }
        const value = tokens[name]
        if (value === undefined || !parent || index === undefined) return
        const text = { type: 'text', value, position: node.position }
        const isLinked = name === 'supportEmail' && !unlinked.has(node)
        parent.children[index] = /** @type {any} */ (isLinked ? toMailLink(text) : text)
        return SKIP
      }
      if (node.type === 'code' || node.type === 'inlineCode') node.value = fill(node.value)
      if (node.type === 'code' && node.meta) node.meta = fill(node.meta)
      if (node.type === 'link' || node.type === 'image') node.url = fill(decodeBraces(node.url))
      // A directive's attributes are an object and are never shown. Only JSX has a list.
      for (const attribute of Array.isArray(node.attributes) ? node.attributes : []) {
        if (typeof attribute.value === 'string') attribute.value = fill(attribute.value)
      }
    })
  }
}

/** @param {{ value: string, position: unknown }} text */
const toMailLink = (text) => ({ type: 'link', url: `mailto:${text.value}`, children: [text], position: text.position })

/** Decodes the braces of a link target, which Markdown percent-encodes. @param {string} url */
function decodeBraces(url) {
  return url.replace(/%7B(\w+)%7D/gi, '{$1}')
}
