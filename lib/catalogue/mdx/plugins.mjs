import rehypePrettyCode from 'rehype-pretty-code'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { prettyCodeOptions } from './pretty-code.mjs'
import rehypeCodeClasses from './rehype-code-classes.mjs'
import remarkCallouts from './remark-callouts.mjs'
import remarkFileLinks from './remark-file-links.mjs'
import remarkHeadingIds from './remark-heading-ids.mjs'
import remarkTokens from './remark-tokens.mjs'
import remarkTypography from './remark-typography.mjs'

/**
 * The plugins for every MDX file, for pages and fragments alike. Contentlayer uses the two lists. `@next/mdx` uses `remark.mjs` and `rehype.mjs`,
 * which run the same lists, because under Turbopack it accepts plugins only by path.
 * Tokens come first, so that IDs, links and code are made from the final text. Typography comes last, so that IDs don't depend on it.
 * @type {import('unified').PluggableList}
 */
export const remarkPlugins = [
  remarkGfm,
  remarkDirective,
  remarkTokens,
  remarkCallouts,
  remarkJoinText,
  remarkFileLinks,
  remarkHeadingIds,
  remarkTypography,
]

/** @type {import('unified').PluggableList} */
export const rehypePlugins = [[rehypePrettyCode, prettyCodeOptions], rehypeCodeClasses]

/**
 * Joins neighbouring pieces of text, which tokens and stray directives leave behind. Otherwise, React would put a comment between them on every page,
 * and a search wouldn't find text that spans two pieces.
 */
function remarkJoinText() {
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

/**
 * Combines a list of plugins into one. Each is attached to the same processor, so that it can extend the parser, and their transformers run in order.
 * (`this.use(list)` inside a plugin would append the list after `remark-rehype`.)
 * @param {readonly any[]} plugins functions, or pairs of a function and its options
 */
export function runInOrder(plugins) {
  /** @this {any} */
  return function attachAll() {
    const transformers = plugins
      .map((plugin) => (Array.isArray(plugin) ? plugin[0].call(this, plugin[1]) : plugin.call(this)))
      .filter(Boolean)
    /** @param {any} tree @param {import('vfile').VFile} file */
    return async (tree, file) => {
      let current = tree
      for (const transform of transformers) current = (await transform(current, file)) ?? current
      return current
    }
  }
}
