import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { ApiReference } from '../api/api-types'
import type { OpenApiDocument } from '../api/openapi-types'
import { buildApiReference } from '../api/reference'
import { listApiPages } from './api-pages'
import { fillSiteTokens } from './site-tokens.mjs'

/** The OpenAPI document of the product's API as it is published: `content/api/openapi.yaml` with its tokens filled in. */
export function readApiSource(): string {
  const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'content', 'api', 'openapi.yaml')
  return fillSiteTokens(readFileSync(file, 'utf8'))
}

let cached: { source: string; reference: ApiReference } | undefined

/** All that the pages of the reference show. @throws naming the place in the document; the content check gives the line too */
export function getApiReference(): ApiReference {
  const source = readApiSource()
  if (cached?.source !== source) cached = { source, reference: buildApiReference(parse(source) as OpenApiDocument) }
  return cached.reference
}

/** The address of each operation's page, by the operation's id. */
export function listOperationHrefs(): ReadonlyMap<string, string> {
  return new Map(listApiPages().flatMap(({ operation, href }) => (operation ? [[operation, href] as const] : [])))
}
