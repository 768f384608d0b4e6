import { routes } from '../site/routes'
import { findNearest } from '../utils/nearest'
import type { ApiError, ApiOperation } from './api-types'
import { ApiDocumentError, getKey, getText, type Located, locate } from './document-error'
import { listExamples } from './examples'
import type { OpenApiDocument, Operation, Response } from './openapi-types'
import { resolve } from './resolve'

/** Returns the address of an error code's row in the table. @example toErrorHref('rate_limited') // => '/api/overview#error-rate_limited' */
export function toErrorHref(code: string): string {
  return `${routes.apiStart}#error-${code}`
}

/** Lists the document's error codes in order. @throws if a row leaves something out */
export function listErrors(document: OpenApiDocument): ApiError[] {
  const root = { value: document, place: [] }
  return getKey(root, 'x-errors', 'list every error code').map((value, index) => {
    const row = locate(root, value, 'x-errors', index)
    const code = getText(row, 'code', 'add it')
    return {
      code,
      status: getKey(row, 'status', 'add it'),
      meaning: getText(row, 'meaning', 'say what went wrong'),
      cure: getText(row, 'cure', 'say what to do'),
      retry: getText(row, 'retry', 'say whether to send it again, such as "no"'),
      href: toErrorHref(code),
    }
  })
}

/**
 * Groups the errors that an operation can return: its own, which its `x-errors` lists, and the common ones, which the examples of its other error
 * responses show.
 * @throws if the document doesn't list a code
 */
export function groupErrors(
  document: OpenApiDocument,
  errors: readonly ApiError[],
  operation: Located<Operation>,
): ApiOperation['errors'] {
  const { value } = operation
  const own = (value['x-errors'] ?? []).map((code, index) =>
    getError(errors, locate(operation, code, 'x-errors', index)),
  )
  const failures = Object.entries(value.responses ?? {}).filter(([status]) => !status.startsWith('2'))
  const shown = failures.flatMap(([status, response]) => {
    return listCodes(document, resolve(document, locate(operation, response, 'responses', status)))
  })
  const answered = new Set(shown.map((code) => getError(errors, code)))
  return { own, common: errors.filter((error) => answered.has(error) && !own.includes(error)) }
}

/** Lists the error codes in the examples of a response. */
function listCodes(document: OpenApiDocument, response: Located<Response>): Located<string>[] {
  return listExamples(document, response).map((example) => {
    const { error } = (example.value.value ?? {}) as { error?: { code?: string } }
    return locate(example, error?.code ?? '', 'value', 'error', 'code')
  })
}

/** Returns the error with a code. @throws if the document doesn't list the code; the message suggests the nearest one */
export function getError(errors: readonly ApiError[], { value, place }: Located<string>): ApiError {
  const error = errors.find(({ code }) => code === value)
  if (error) return error
  const codes = errors.map(({ code }) => code)
  const cure = `write ${findNearest(value, codes) ?? codes.join(' or ')}, or add it to the x-errors of the document`
  throw new ApiDocumentError(place, `names the unknown error code "${value}"`, cure)
}
