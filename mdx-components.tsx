import type { MDXComponents } from 'mdx/types'
import { buildMdxComponents } from '@/components/mdx'
import { getFacts, readScenes } from '@/lib/content'
import { currentVersion } from '@/lib/site/versions'

/** Named by Next: what fragments compiled by `@next/mdx` may use, the same as pages. */
export function useMDXComponents(): MDXComponents {
  return buildMdxComponents({ facts: getFacts(currentVersion.id), scenes: readScenes() })
}
