import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ApiReference } from '../api/api-types'
import type { OpenApiDocument } from '../api/openapi-types'
import { buildApiReference } from '../api/reference'
import { listApiPages } from './api-pages'
import { memo } from './memo.mjs'
import { readYaml } from './read-yaml'
import { fillSiteTokens } from './site-tokens.mjs'

const sourceFile = 'content/api/openapi.yaml'

/** The OpenAPI document of the product's API as it is published: `content/api/openapi.yaml` with its tokens filled in. */
export function readApiSource(): string {
  return fillSiteTokens(readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), sourceFile), 'utf8'))
}

/** Returns all that the pages of the reference show. @throws naming the place in the document; the content check gives the line too */
export const getApiReference = memo(
  (): ApiReference => buildApiReference(readYaml(sourceFile, z.unknown()) as OpenApiDocument),
)

/** The address of each operation's page, by the operation's id. */
export function listOperationHrefs(): ReadonlyMap<string, string> {
  return new Map(listApiPages().flatMap(({ operation, href }) => (operation ? [[operation, href] as const] : [])))
}
