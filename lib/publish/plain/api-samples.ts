import type { BlockContent, Code } from 'mdast'
import type { ApiExample, ApiOperation, ApiResponse } from '../../api/api-types'
import { inlineParagraph } from './inline-markdown'
import { labelParagraph } from './nodes'

/** How to call an operation in every language, as its page shows next to the text. */
export function toSampleBlocks({ samples }: Pick<ApiOperation, 'samples'>): BlockContent[] {
  return samples.flatMap(({ label, highlight, code }) => [labelParagraph(label), toCode(highlight, code)])
}

/** One answer of each status. */
export function toAnswerBlocks({ responses }: Pick<ApiOperation, 'responses'>): BlockContent[] {
  return responses.flatMap((response) => {
    const [example] = response.examples
    const name = toStatusName(response)
    return example
      ? [labelParagraph(name), toCode('json', example.json)]
      : [inlineParagraph(`**${name}** The response has no body.`)]
  })
}

/** The examples of a body. */
export function toExampleBlocks(examples: readonly ApiExample[]): BlockContent[] {
  return examples.flatMap(({ summary, json }) => [labelParagraph(`Example: ${summary}`), toCode('json', json)])
}

/** @example toStatusName({ status: 201, reason: 'Created' }) // => '201 Created' */
export function toStatusName({ status, reason }: Pick<ApiResponse, 'status' | 'reason'>): string {
  return `${status} ${reason}`
}

function toCode(lang: string, value: string): Code {
  return { type: 'code', lang, value }
}
