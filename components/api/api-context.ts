import type { Root } from 'hast'
import type { ApiOperation, ApiReference, ApiSample, ApiSchema } from '@/lib/api/api-types'

/** What the parts of the reference draw from. It stays on the server: pages bind it to the components that MDX may use. */
export type ApiContext = {
  reference: ApiReference
  /** The address of each operation's page, by the operation's id. */
  hrefs: ReadonlyMap<string, string>
  /** Generated code as a highlighted `<pre>`. */
  highlight: (code: string, language: ApiSample['highlight'] | 'json') => Root
}

/** The operation of this id. @throws on an unknown id, naming those there are */
export function getOperation({ reference }: ApiContext, id: string): ApiOperation {
  return getFrom(reference.operations, id, 'operation')
}

/** The schema of this name. @throws on an unknown name, naming those there are */
export function getSchema({ reference }: ApiContext, name: string): ApiSchema {
  return getFrom(reference.schemas, name, 'schema')
}

/** The address of an operation's page. @throws when it has none */
export function getHref({ hrefs }: ApiContext, id: string): string {
  return getFrom(hrefs, id, 'page of an operation')
}

function getFrom<T>(map: ReadonlyMap<string, T>, key: string, what: string): T {
  const value = map.get(key)
  if (value === undefined)
    throw new Error(`The API reference has no ${what} "${key}", only ${[...map.keys()].join(', ')}`)
  return value
}
