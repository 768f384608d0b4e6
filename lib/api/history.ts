import { compareVersions } from '../utils/version.mjs'
import type { ApiChange, ApiField, ApiOperation } from './api-types'
import { ApiDocumentError } from './document'

/** A field, parameter, header or error code of an operation. */
type Element = { kind: string; name: string; since: string }
type Owned = Element & { operation: ApiOperation }

/**
 * Compares the release of every operation, field, parameter, header and error code with the operations that have it and with the changelog.
 * @throws ApiDocumentError for a release without a row in the changelog, for anything older than its first operation, and for anything newer than its
 *   operations that its row in the changelog doesn't name
 */
export function checkHistory(operations: Iterable<ApiOperation>, changelog: readonly ApiChange[]): void {
  const all = [...operations]
  const owned = all.flatMap((operation) => listElements(operation).map((element) => ({ ...element, operation })))
  for (const { id, since } of all) getChanges(changelog, since, `the operation ${id}`)
  for (const element of owned) checkElement(element, owned, changelog)
}

function checkElement(
  { kind, name, since, operation }: Owned,
  owned: readonly Owned[],
  changelog: readonly ApiChange[],
) {
  const what = `the ${kind} \`${name}\` of ${operation.id}`
  // In x-errors, the field has another name.
  const field = kind === 'error' ? 'since' : 'x-since'
  const same = owned.filter((other) => other.kind === kind && other.name === name)
  if (same.every((other) => compareVersions(since, other.operation.since) < 0)) {
    throw new ApiDocumentError(
      ['x-changelog'],
      `${what} came with ${since}, before any operation that has it`,
      `correct its ${field}`,
    )
  }
  const changes = getChanges(changelog, since, what, field)
  const nearby = same.filter((other) => other.operation.tag === operation.tag)
  const isNewer = nearby.some((other) => compareVersions(since, other.operation.since) > 0)
  const cameWithOperation = nearby.some((other) => other.operation.since === since)
  if (!isNewer || cameWithOperation || changes.some((change) => change.includes(`\`${name}\``))) return
  const fix = `add a sentence with \`${name}\`, or correct its ${field}`
  throw new ApiDocumentError(['x-changelog'], `the entry for ${since} doesn't mention ${what}`, fix)
}

/** Returns the changes of a release. @throws if there are no changes */
function getChanges(
  changelog: readonly ApiChange[],
  release: string,
  what: string,
  field: 'since' | 'x-since' = 'x-since',
): readonly string[] {
  const rows = changelog.filter((row) => row.release === release)
  if (rows.length) return rows.flatMap(({ changes }) => changes)
  const fix = `add an entry with its date, or correct the ${field}`
  throw new ApiDocumentError(['x-changelog'], `has no entry for ${release}, which introduced ${what}`, fix)
}

function listElements({ parameters, body, responses, errors }: ApiOperation): Element[] {
  const own = Object.values(parameters).flat()
  const fields = [body, ...responses].flatMap((part) => flatten(part?.fields ?? []))
  return [
    ...own.map(({ name, since = '' }) => ({ kind: 'parameter', name, since })),
    ...fields.map(({ name, since = '' }) => ({ kind: 'field', name, since })),
    ...responses.flatMap(({ headers }) => headers).map(({ name, since }) => ({ kind: 'header', name, since })),
    ...[...errors.own, ...errors.common].map(({ code, since }) => ({ kind: 'error', name: code, since })),
  ]
}

function flatten(fields: readonly ApiField[]): ApiField[] {
  return fields.flatMap((field) => [field, ...flatten(field.fields ?? [])])
}

/** Returns an operation whose fields and parameters name their release only if they're newer than the operation. */
export function hideOldReleases(operation: ApiOperation): ApiOperation {
  const { since, parameters, body, responses } = operation
  const hide = (fields: readonly ApiField[]) => hideUpTo(since, fields)
  return {
    ...operation,
    parameters: { path: hide(parameters.path), query: hide(parameters.query), header: hide(parameters.header) },
    body: body && { ...body, fields: hide(body.fields) },
    responses: responses.map((response) => ({ ...response, fields: hide(response.fields) })),
  }
}

/** Returns fields that name their release only if it's newer than `oldest`. */
export function hideUpTo(oldest: string, fields: readonly ApiField[]): ApiField[] {
  return fields.map((field) => ({
    ...field,
    since: compareVersions(field.since ?? oldest, oldest) > 0 ? field.since : undefined,
    fields: field.fields && hideUpTo(oldest, field.fields),
  }))
}
