import { rehypePlugins, runInOrder } from './plugins.mjs'

/** The list of `rehypePlugins` as one plugin, which `@next/mdx` can load by path. */
export default runInOrder(rehypePlugins)
