import type { BlockContent } from 'mdast'
import type { ApiField, ApiOperation, ApiResponse } from '../../api/api-types'
import { selectEntry } from '../../facts/select-rows'
import { toFieldList } from './api-fields'
import { toAnswerBlocks, toExampleBlocks, toSampleBlocks, toStatusName } from './api-samples'
import { toChangeList, toErrorBlocks, toErrorTable, toLimitTable, toOperationTable, toScopeTable } from './api-tables'
import { inlineParagraph } from './inline-markdown'
import { bulletList, labelParagraph, paragraph, text } from './nodes'
import { need, type PlainApi, type Twin } from './twin'

/** For a part that needs nothing but the reference. */
const ofReference =
  (name: string, toBlocks: (api: PlainApi, tag?: string) => BlockContent[]): Twin =>
  ({ tag }, _, { api }) =>
    toBlocks(need(`<${name}>`, api), tag)

/** For a part of one operation. */
const ofOperation =
  (name: string, toBlocks: (operation: ApiOperation) => BlockContent[]): Twin =>
  ({ id = '' }, _, { api }) => {
    const { operations } = need(`<${name}>`, api).reference
    return toBlocks(selectEntry(`<${name}>`, Object.fromEntries(operations), 'operation', id))
  }

function toParameterBlocks({ parameters: { path, query, header } }: ApiOperation): BlockContent[] {
  return [...toGroup('In the path', path), ...toGroup('In the query', query), ...toGroup('In headers', header)]
}

function toGroup(label: string, fields: readonly ApiField[]): BlockContent[] {
  return fields.length ? [labelParagraph(label), toFieldList(fields, 'request')] : []
}

function toBodyBlocks({ id, body }: ApiOperation): BlockContent[] {
  if (!body) throw new Error(`<RequestBody>: "${id}" takes no body`)
  return [toFieldList(body.fields, 'request'), ...toExampleBlocks(body.examples)]
}

function toResponseBlocks({ responses }: ApiOperation): BlockContent[] {
  return responses.flatMap((response, index) => {
    const first = responses.slice(0, index).find((earlier) => toShape(earlier) === toShape(response))
    return [
      inlineParagraph(`**${toStatusName(response)}** ${response.description}`),
      ...(first
        ? [paragraph(text(`It has the same fields and headers as ${toStatusName(first)}.`))]
        : toShapeBlocks(response)),
      ...toExampleBlocks(response.examples),
    ]
  })
}

/** What two answers must share so that the second one need not repeat it. */
const toShape = ({ fields, headers }: ApiResponse) => JSON.stringify([fields, headers])

function toShapeBlocks({ fields, headers }: ApiResponse): BlockContent[] {
  const lines = headers.map(({ name, description }) => inlineParagraph(`\`${name}\`: ${description}`))
  return [
    ...(fields.length ? [toFieldList(fields, 'answer')] : []),
    ...(lines.length ? [labelParagraph('Headers'), bulletList(lines)] : []),
  ]
}

const schema: Twin = ({ id = '' }, _, { api }) => {
  const { schemas } = need('<Schema>', api).reference
  return [toFieldList(selectEntry('<Schema>', Object.fromEntries(schemas), 'schema', id).fields, 'object')]
}

/** The parts of the API reference that are made from its OpenAPI document. */
export const apiTwins = {
  ApiChangelog: ofReference('ApiChangelog', ({ reference }) => [toChangeList(reference.changelog)]),
  ErrorCodes: ofReference('ErrorCodes', ({ reference }) => [toErrorTable(reference.errors)]),
  Errors: ofOperation('Errors', ({ errors }) => toErrorBlocks(errors)),
  Operations: ofReference('Operations', (api, tag) => [toOperationTable(api, tag)]),
  Parameters: ofOperation('Parameters', toParameterBlocks),
  RateLimits: ofReference('RateLimits', ({ reference }) => [toLimitTable(reference.limits)]),
  RequestBody: ofOperation('RequestBody', toBodyBlocks),
  RequestSample: ofOperation('RequestSample', (operation) => [
    ...toSampleBlocks(operation),
    ...toAnswerBlocks(operation),
  ]),
  Responses: ofOperation('Responses', toResponseBlocks),
  Schema: schema,
  Scopes: ofReference('Scopes', ({ reference }) => [toScopeTable(reference.scopes)]),
} satisfies Record<string, Twin>
