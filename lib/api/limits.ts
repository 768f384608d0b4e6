import type { ApiError, ApiLimit } from './api-types'
import { getKey, getText, locate } from './document-error'
import { getError } from './errors'
import type { OpenApiDocument } from './openapi-types'

/** Lists the API's limits, in the order of the document. @throws if a row leaves something out */
export function listLimits(document: OpenApiDocument, errors: readonly ApiError[]): ApiLimit[] {
  const root = { value: document, place: [] }
  return getKey(root, 'x-limits', 'list the rate limits and the other limits of the API').map((value, index) => {
    const row = locate(root, value, 'x-limits', index)
    return {
      id: getText(row, 'id', 'add it'),
      label: getText(row, 'label', 'say what is counted'),
      value: getKey(row, 'value', 'add the number'),
      amount: getText(row, 'amount', 'say the number with its unit'),
      description: getText(row, 'description', 'say in a sentence how it counts'),
      error: value.code === undefined ? undefined : getError(errors, locate(row, value.code, 'code')),
    }
  })
}
