import { visit } from 'unist-util-visit'

const variable = /^color:\s*var\(--code-(?:token-)?([a-z-]+)\)$/

/**
 * Replaces the inline colours of highlighted code with classes (`codeKeyword`, `codeString`, ...), so that the content-security policy doesn't have
 * to allow inline styles. Plain foreground gets no class, and its span loses its style.
 * @throws if `shiki` writes a style that this step doesn't know, which a new version of it may do
 */
export default function rehypeCodeClasses() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, 'element', (node) => {
      const style = node.properties.style
      if (typeof style !== 'string') return
      const name = variable.exec(style.replace(/;$/, '').trim())?.[1]
      if (!name) throw new Error(`rehype-code-classes: unknown inline style "${style}" on <${node.tagName}>`)
      delete node.properties.style
      if (name === 'foreground') return
      const classes = Array.isArray(node.properties.className) ? node.properties.className : []
      node.properties.className = [...classes, toClassName(name)]
    })
  }
}

/**
 * @param {string} name
 * @example toClassName('string-expression') // => 'codeStringExpression'
 */
export function toClassName(name) {
  return `code-${name}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
