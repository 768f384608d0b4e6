import { remarkPlugins } from './plugins.mjs'
import { runInOrder } from './run-in-order.mjs'

/** The remark list as one plugin, for `@next/mdx` to name by path. */
export default runInOrder(remarkPlugins)
