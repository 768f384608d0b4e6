import type { ApiMethod } from './api-types'
import { getKey, getText, type Located, locate } from './document-error'
import type { OpenApiDocument, Operation, PathItem } from './openapi-types'

const methods = { get: 'GET', post: 'POST', patch: 'PATCH', delete: 'DELETE' } as const satisfies Record<
  string,
  ApiMethod
>

/** A method of a path in the document. */
export type Endpoint = {
  /** Relative to the server's URL, such as "/tasks/{id}". */
  path: string
  method: ApiMethod
  item: Located<PathItem>
  operation: Located<Operation>
}

/** Lists every method of every path, in the order of the document. */
export function listEndpoints(document: OpenApiDocument): Endpoint[] {
  const root = { value: document, place: [] }
  return Object.entries(getKey(root, 'paths', 'add the operations')).flatMap(([path, value]) => {
    const item = locate(root, value, 'paths', path)
    return Object.keys(value)
      .filter(isMethod)
      .flatMap((key) => {
        const operation = value[key]
        return operation ? [{ path, method: methods[key], item, operation: locate(item, operation, key) }] : []
      })
  })
}

function isMethod(key: string): key is keyof typeof methods {
  return Object.hasOwn(methods, key)
}

/** Returns the URL that all paths are relative to, without a trailing slash. */
export function getBaseUrl(document: OpenApiDocument): string {
  const root = { value: document, place: [] }
  const [server] = getKey(root, 'servers', 'add the server with its url')
  return getText(locate<{ url?: string }>(root, server ?? {}, 'servers', 0), 'url', 'add it').replace(/\/$/, '')
}
