import { remarkPlugins, runInOrder } from './plugins.mjs'

/** The list of `remarkPlugins` as one plugin, which `@next/mdx` can load by path. */
export default runInOrder(remarkPlugins)
