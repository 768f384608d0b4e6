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
