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

/** Returns an MDX body as a tree of Markdown, with the tokens filled in. */
export function parseBody(body: string): Root {
  const file = new VFile(body)
  return processor.runSync(processor.parse(file), file) as Root
}

/** Returns the headings of an MDX body in order, with the IDs that the page gives them. */
export function listHeadings(body: string): Heading[] {
  return takeHeadings(parseBody(body)).map(({ id, text, level }) => ({ id, text, level }))
}
