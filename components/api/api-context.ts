import type { Root } from 'hast'
import type { ApiError, ApiOperation, ApiReference, ApiSample, ApiSchema } from '@/lib/api/api-types'

/** The data from which the components of the reference are drawn. It stays on the server: pages bind it to the components that MDX can use. */
export type ApiContext = {
  reference: ApiReference
  /** The address of each operation's page, by the operation's ID. */
  hrefs: ReadonlyMap<string, string>
  /** Returns generated code as a highlighted `<pre>`. */
  highlight: (code: string, language: ApiSample['highlight'] | 'json') => Root
}

/** Returns the operation with this ID. @throws if the ID is unknown, with a list of the known ones */
export function getOperation({ reference }: ApiContext, id: string): ApiOperation {
  return getFrom(reference.operations, id, 'operation')
}

/** Returns the schema with this name. @throws if the name is unknown, with a list of the known ones */
export function getSchema({ reference }: ApiContext, name: string): ApiSchema {
  return getFrom(reference.schemas, name, 'schema')
}

/** Returns what the document says about this error code. @throws if the code is unknown, with a list of the known ones */
export function getError({ reference }: ApiContext, code: string): ApiError {
  return getFrom(new Map(reference.errors.map((error) => [error.code, error])), code, 'error code')
}

/** Returns the address of an operation's page. @throws if it has no page */
export function getHref({ hrefs }: ApiContext, id: string): string {
  return getFrom(hrefs, id, 'page of an operation')
}

function getFrom<T>(map: ReadonlyMap<string, T>, key: string, what: string): T {
  const value = map.get(key)
  if (value === undefined)
    throw new Error(`The API reference has no ${what} "${key}", only ${[...map.keys()].join(', ')}`)
  return value
}
