import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Heading } from './entry'
import remarkCallouts from './mdx/remark-callouts.mjs'
import { takeHeadings } from './mdx/remark-heading-ids.mjs'
import remarkTokens from './mdx/remark-tokens.mjs'

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkTokens)
  .use(remarkCallouts)

/** Returns the headings of an MDX body in order, with the IDs that the page gives them. */
export function listHeadings(body: string): Heading[] {
  const file = new VFile(body)
  const tree = processor.runSync(processor.parse(file), file) as Root
  return takeHeadings(tree).map(({ id, text, level }) => ({ id, text, level }))
}
