import { remarkPlugins } from './plugins.mjs'
import { runInOrder } from './run-in-order.mjs'

/** The list of `remarkPlugins` as one plugin, which `@next/mdx` can load by path. */
export default runInOrder(remarkPlugins)
