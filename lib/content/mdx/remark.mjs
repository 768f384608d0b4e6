import { remarkPlugins } from './plugins.mjs'

/** The remark list as one plugin, for `@next/mdx` to name by path. */
export default function remarkSite() {
  // @ts-expect-error `this` is the processor; unified's types do not say so for presets.
  this.use(remarkPlugins)
}
