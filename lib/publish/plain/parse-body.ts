import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import remarkCallouts from '../../catalogue/mdx/remark-callouts.mjs'
import remarkFileLinks from '../../catalogue/mdx/remark-file-links.mjs'
import remarkHeadingIds from '../../catalogue/mdx/remark-heading-ids.mjs'
import remarkJoinText from '../../catalogue/mdx/remark-join-text.mjs'
import remarkTokens from '../../catalogue/mdx/remark-tokens.mjs'
import type { Tokens } from '../../site/tokens.mjs'

/**
 * The tree of a body as its page has it (`mdx/plugins.mjs`, which also loads the highlighter): tokens filled in, links followed,
 * headings with their ids in `data.hProperties.id`.
 */
export function parseBody(body: string, { tokens, sourcePath }: { tokens: Tokens; sourcePath: string }): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkTokens, { tokens })
    .use(remarkCallouts)
    .use(remarkJoinText)
    .use(remarkFileLinks)
    .use(remarkHeadingIds)
  const file = new VFile({ value: body, data: { rawDocumentData: { sourceFilePath: sourcePath } } })
  return processor.runSync(processor.parse(file), file) as Root
}
