import { rehypePlugins } from './plugins.mjs'

/** The rehype list as one plugin, for `@next/mdx` to name by path. */
export default function rehypeSite() {
  // @ts-expect-error `this` is the processor; unified's types do not say so for presets.
  this.use(rehypePlugins)
}
