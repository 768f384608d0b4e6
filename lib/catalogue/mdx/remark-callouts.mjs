import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isCalloutTone } from '../../parts/callout-tones.mjs'

/**
 * Turns `:::note`, with an optional `[title]`, into `<Callout>`. A stray `:word` or `::word` in prose (a time, an emoji code) becomes the original
 * text again, because remark-directive reads both as directives.
 */
export default function remarkCallouts() {
  /**
   * @param {import('mdast').Root} tree
   * @param {import('vfile').VFile} file
   */
  return (tree, file) => {
    visit(tree, (/** @type {any} */ node, index, parent) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const source = String(file).slice(node.position.start.offset, node.position.end.offset)
        const text = { type: 'text', value: source }
        if (parent && index !== undefined) {
          parent.children[index] = /** @type {any} */ (
            node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] }
          )
        }
        return
      }
      if (node.type !== 'containerDirective' || !isCalloutTone(node.name)) return
      const [first] = node.children
      const hasLabel = first?.data?.directiveLabel === true
      const attributes = [{ type: 'mdxJsxAttribute', name: 'tone', value: node.name }]
      if (hasLabel) attributes.push({ type: 'mdxJsxAttribute', name: 'title', value: textOf(first) })
      Object.assign(node, {
        type: 'mdxJsxFlowElement',
        name: 'Callout',
        attributes,
        children: hasLabel ? node.children.slice(1) : node.children,
      })
    })
  }
}
