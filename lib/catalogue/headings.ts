import type { Heading as HeadingNode, Root } from 'mdast'
import { toString as readText } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { Heading } from './entry'
import remarkCallouts from './mdx/remark-callouts.mjs'
import remarkHeadingIds from './mdx/remark-heading-ids.mjs'
import remarkTokens from './mdx/remark-tokens.mjs'
import remarkTypography from './mdx/remark-typography.mjs'

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkTokens)
  .use(remarkCallouts)
  .use(remarkHeadingIds)
  .use(remarkTypography)

/** Returns an MDX body as a tree of Markdown, with the words and the heading IDs that the page gives it. */
export function parseBody(body: string): Root {
  const file = new VFile(body)
  return processor.runSync(processor.parse(file), file) as Root
}

/** Returns the headings of an MDX body in order. */
export function listHeadings(body: string): Heading[] {
  const headings: Heading[] = []
  visit(parseBody(body), 'heading', (node) => {
    headings.push({ id: readId(node), text: readText(node), level: node.depth })
  })
  return headings
}

/** Returns the ID of a heading in a tree that `parseBody` returned. */
export function readId({ data }: HeadingNode): string {
  return String(data?.hProperties?.id)
}
