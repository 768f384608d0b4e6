/// <reference path="../../node_modules/postman-collection/types/index.d.ts" />
import sdk, { type Item, type ItemGroup, type Response } from 'postman-collection'

/** A request as Postman's own parser reads it from a collection. */
export type PostmanRequest = {
  folder: string
  name: string
  method: string
  /** With the values of its path and query, and without what's disabled. */
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** The saved responses, each with the body of the request that leads to it. */
  responses: readonly { name: string; status: number; sent?: string; body?: string }[]
}

/** Lists the requests of a collection, with its variables filled in. @param variables in place of those of the collection */
export function listPostmanRequests(
  source: object,
  variables: Readonly<Record<string, string>> = {},
): PostmanRequest[] {
  const collection = new sdk.Collection(source)
  const values: Record<string, string> = { ...collection.variables.toObject(false, true), ...variables }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
  const folders: ItemGroup[] = collection.items.all()
  return folders.flatMap((folder) => {
    const items: Item[] = folder.items.all()
    return items.map((item): PostmanRequest => {
      const { name, request } = item
      const responses: Response[] = item.responses.all()
      const token = item.getAuth()?.parameters().get('token')
      return {
        folder: folder.name,
        name,
        method: request.method,
        url: fill(request.url.toString()),
        headers: { ...request.headers.toObject(true, true), Authorization: fill(`Bearer ${token}`) },
        body: request.body?.raw,
        responses: responses.map(({ name, code, originalRequest, body }) => {
          return { name, status: code, sent: originalRequest?.body?.raw, body }
        }),
      }
    })
  })
}
