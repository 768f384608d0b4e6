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
 * What every MDX file goes through, pages and fragments alike: Contentlayer takes the two lists, `@next/mdx` names `remark.mjs` and
 * `rehype.mjs`, which run the same lists (under Turbopack it takes plugins by path only).
 * Tokens come first, so that ids, links and code are made from the final words.
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
