import rehypePrettyCode from 'rehype-pretty-code'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import { prettyCodeOptions } from './pretty-code.mjs'
import rehypeCodeClasses from './rehype-code-classes.mjs'
import remarkCallouts from './remark-callouts.mjs'
import remarkFileLinks from './remark-file-links.mjs'
import remarkHeadingIds from './remark-heading-ids.mjs'
import remarkJoinText from './remark-join-text.mjs'
import remarkTokens from './remark-tokens.mjs'

/**
 * The plugins for every MDX file, for pages and fragments alike. Contentlayer uses the two lists. `@next/mdx` uses `remark.mjs` and `rehype.mjs`,
 * which run the same lists, because under Turbopack it accepts plugins only by path.
 * Tokens come first, so that IDs, links and code are made from the final text.
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
]

/** @type {import('unified').PluggableList} */
export const rehypePlugins = [[rehypePrettyCode, prettyCodeOptions], rehypeCodeClasses]
