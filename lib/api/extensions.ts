import { toApiErrorHref } from '../site/routes'
import { isDay } from '../utils/date'
import { describeChoices, findNearest } from '../utils/nearest'
import type { ApiChange, ApiDeprecation, ApiError, ApiLimit, ApiOperation, ApiScope } from './api-types'
import { ApiDocumentError, getKey, getText, type Located, listExamples, locate, locateRoot, resolve } from './document'
import type { DeprecationNote, OpenApiDocument, Operation, Response } from './openapi-types'

/** Lists the document's error codes in order. @throws if a row leaves something out */
export function listErrors(document: OpenApiDocument): ApiError[] {
  const root = locateRoot(document)
  return getKey(root, 'x-errors', 'list every error code').map((value, index) => {
    const row = locate(root, value, 'x-errors', index)
    const code = getText(row, 'code', 'add it')
    return {
      code,
      status: getKey(row, 'status', 'add it'),
      since: getText(row, 'since', 'name the release that introduced it'),
      meaning: getText(row, 'meaning', 'say what went wrong'),
      cure: getText(row, 'cure', 'say what to do'),
      retry: getText(row, 'retry', 'say whether to send it again, such as "no"'),
      href: toApiErrorHref(code),
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
  const failures = Object.entries(value.responses ?? {}).filter(([status]) => /^[45]/.test(status))
  const shown = failures.flatMap(([status, response]) => {
    return listCodes(document, resolve(document, locate(operation, response, 'responses', status)))
  })
  const shownErrors = new Set(shown.map((code) => getError(errors, code)))
  return { own, common: errors.filter((error) => shownErrors.has(error) && !own.includes(error)) }
}

/** Lists the error codes in the examples of a response. */
function listCodes(document: OpenApiDocument, response: Located<Response>): Located<string>[] {
  return listExamples(document, response).map((example) => {
    const { error } = (example.value.value ?? {}) as { error?: { code?: string } }
    return locate(example, error?.code ?? '', 'value', 'error', 'code')
  })
}

function getError(errors: readonly ApiError[], code: Located<string>): ApiError {
  const error = errors.find((candidate) => candidate.code === code.value)
  const codes = errors.map((candidate) => candidate.code)
  return error ?? refuse(code, 'error code', codes, 'the x-errors of the document')
}

/** Lists what a token can be allowed to do, in the order of the document. */
export function listScopes(document: OpenApiDocument): ApiScope[] {
  const scopes = getKey(locateRoot(document), 'x-scopes', 'list every scope with what it allows')
  return Object.entries(scopes).map(([scope, description]) => ({ scope, description }))
}

/** Returns the scope that an operation requires. @throws if it names no scope, or one that the document doesn't list */
export function getScope(document: OpenApiDocument, operation: Located<Operation>): string {
  const scopes = listScopes(document).map(({ scope }) => scope)
  const [scope] = getKey(operation, 'security', 'name its scope').flatMap((scheme) => Object.values(scheme).flat())
  const place = [...operation.place, 'security']
  if (!scope) throw new ApiDocumentError(place, "doesn't name a scope", describeChoices(scopes))
  return scopes.includes(scope) ? scope : refuse({ value: scope, place }, 'scope', scopes, 'x-scopes')
}

/** Lists the API's limits, in the order of the document. @throws if a row leaves something out */
export function listLimits(document: OpenApiDocument, errors: readonly ApiError[]): ApiLimit[] {
  const root = locateRoot(document)
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

/** Lists the changes of the API, newest first. @throws if one has no date, or a date that isn't in the calendar */
export function listChanges(document: OpenApiDocument): ApiChange[] {
  const root = locateRoot(document)
  return getKey(root, 'x-changelog', 'list the changes by date')
    .map((change, index) => ({ ...change, date: getDay(locate(root, change, 'x-changelog', index), dayFix) }))
    .toSorted((one, other) => other.date.localeCompare(one.date))
}

const dayFix = 'write year, month and day, such as 2024-02-20'

/** Returns the day in `date`. @throws if it's missing, or isn't in the calendar */
function getDay(owner: Located<{ date: string }>, fix: string): string {
  const date: unknown = getKey(owner, 'date', fix)
  if (typeof date === 'string' && isDay(date)) return date
  throw new ApiDocumentError([...owner.place, 'date'], `${JSON.stringify(date)} isn't a date`, fix)
}

type Deprecatable = { deprecated?: boolean; 'x-deprecated'?: DeprecationNote }

const deprecationFix = 'add x-deprecated with the date, such as 2024-02-20, and the replacement'

/** Returns since when an operation, a field or a parameter is deprecated, and its replacement. @throws if it's deprecated and doesn't say both */
export function findDeprecation(owner: Located<Deprecatable>): ApiDeprecation | undefined {
  if (!owner.value.deprecated) return undefined
  const note = locate(owner, getKey(owner, 'x-deprecated', deprecationFix), 'x-deprecated')
  return { date: getDay(note, deprecationFix), replacement: getText(note, 'replacement', deprecationFix) }
}

/** Throws an error about a name that the document doesn't list. Its fix suggests the nearest known name. */
function refuse({ value, place }: Located<unknown>, what: string, known: readonly string[], list: string): never {
  if (typeof value !== 'string')
    throw new ApiDocumentError(place, value === null ? 'is empty' : "isn't text", describeChoices(known))
  const fix = `write ${findNearest(value, known) ?? known.join(' or ')}, or add it to ${list}`
  throw new ApiDocumentError(place, `names the unknown ${what} "${value}"`, fix)
}
