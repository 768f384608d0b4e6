import type { BlockContent, List } from 'mdast'
import type { ApiField, ApiValue } from '../../api/api-types'
import { inlineParagraph } from './inline-markdown'
import { bulletList, nestedList } from './nodes'

/** Where fields are used. Those of an answer don't say how they're sent, and those of an object say both. */
export type FieldUse = 'request' | 'answer' | 'object'

/** Fields as a list, with their values and the fields inside them nested. */
export function toFieldList(fields: readonly ApiField[], use: FieldUse): List {
  return nestedList(fields.map((field) => toItem(field, use)))
}

function toItem(field: ApiField, use: FieldUse): BlockContent[] {
  const { name, description, values = [], fields = [] } = field
  const isExplained = values.some((value) => value.description)
  const choice = values.length && !isExplained ? ` One of ${values.map(toCode).join(', ')}.` : ''
  return [
    inlineParagraph(`\`${name}\` (${listFacts(field, use).join('; ')}): ${description}${choice}`),
    ...(isExplained ? [bulletList(values.map(toValueLine))] : []),
    ...(fields.length ? [toFieldList(fields, use)] : []),
  ]
}

const toCode = ({ value }: ApiValue) => `\`${value}\``

function toValueLine(value: ApiValue) {
  return inlineParagraph(value.description ? `${toCode(value)}: ${value.description}` : toCode(value))
}

function listFacts(field: ApiField, use: FieldUse): string[] {
  const { isRequired, isEncrypted, isReadOnly, isCreateOnly, isBeta, isDeprecated } = field
  const isSent = use !== 'answer'
  const facts: (string | false | undefined)[] = [
    field.type,
    isSent && isRequired && (use === 'object' ? 'required on create' : 'required'),
    isSent && field.default && `default ${field.default}`,
    isEncrypted && (use === 'object' ? 'encrypted, not returned' : 'encrypted'),
    isSent && isReadOnly && 'read-only',
    isSent && isCreateOnly && 'on create only',
    isBeta && 'beta',
    isDeprecated && 'deprecated',
    field.since && `since ${field.since}`,
  ]
  return facts.filter((fact) => typeof fact === 'string')
}
