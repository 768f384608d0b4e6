import type { MDXComponents } from 'mdx/types'
import { Anchor } from '@/components/mdx/Anchor'

/**
 * Named by Next: what a fragment compiled by `@next/mdx` finds by itself. The root layout draws one on every page, and styles follow imports:
 * the whole list of `components/mdx` here would bring all of its styles to all pages. A fragment that needs it gets it from the component that draws it,
 * as `<Fragment components={buildMdxComponents(…)} />`.
 */
export function useMDXComponents(): MDXComponents {
  return { a: Anchor }
}
