import type { ApiField, ApiOperation } from './api-types'
import { getKey, type Located, locate } from './document-error'
import { buildField } from './fields'
import type { OpenApiDocument, Operation, Parameter, PathItem } from './openapi-types'
import { resolve } from './resolve'

/** Lists an operation's parameters, those of its path first, with their references resolved. */
export function listParameters(
  document: OpenApiDocument,
  path: Located<PathItem>,
  operation: Located<Operation>,
): Located<Parameter>[] {
  return [path, operation].flatMap((owner) => {
    const { parameters = [] }: PathItem | Operation = owner.value
    return parameters.map((own, index) => resolve<Parameter>(document, locate(owner, own, 'parameters', index)))
  })
}

/** Builds fields from the parameters, grouped by where they're sent. */
export function groupParameters(
  document: OpenApiDocument,
  parameters: readonly Located<Parameter>[],
): ApiOperation['parameters'] {
  const list = (place: Parameter['in']) =>
    parameters.filter(({ value }) => value.in === place).map((parameter) => buildParameter(document, parameter))
  return { path: list('path'), query: list('query'), header: list('header') }
}

/** Builds a field. What the parameter itself says overrides its schema. */
function buildParameter(document: OpenApiDocument, parameter: Located<Parameter>): ApiField {
  const { value, place } = parameter
  const schema = resolve(document, locate(parameter, getKey(parameter, 'schema', 'add one with its type'), 'schema'))
  const own = {
    description: value.description ?? schema.value.description,
    deprecated: value.deprecated ?? schema.value.deprecated,
    'x-since': value['x-since'] ?? schema.value['x-since'],
    'x-stability': value['x-stability'] ?? schema.value['x-stability'],
  }
  const field = buildField(document, value.name, { value: { ...schema.value, ...own }, place }, value.required ?? false)
  const isCommaList = schema.value.items && value.explode === false
  return isCommaList ? { ...field, type: `comma-separated ${field.type}` } : field
}
