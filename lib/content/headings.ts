import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Heading } from '../toc/toc'
import { takeHeadings } from './mdx/remark-heading-ids.mjs'
import remarkTokens from './mdx/remark-tokens.mjs'

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).use(remarkTokens)

/** The headings of an MDX body in order, with the ids that the page gives them. */
export function listHeadings(body: string): Heading[] {
  const tree = processor.runSync(processor.parse(body)) as Root
  return takeHeadings(tree).map(({ id, text, level }) => ({ id, text, level }))
}
