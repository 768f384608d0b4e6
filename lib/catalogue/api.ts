import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { ApiReference } from '../api/api-types'
import type { OpenApiDocument } from '../api/openapi-types'
import { buildApiReference } from '../api/reference'
import { memo } from '../source/memo.mjs'
import { readYaml } from '../source/read-yaml'
import { fillSiteTokens } from '../source/site-tokens.mjs'
import { listEntries } from './entries'

const sourceFile = 'content/api/openapi.yaml'

/** Returns the OpenAPI document of the product's API as it's published: `content/api/openapi.yaml` with its tokens filled in. */
export function readApiSource(): string {
  return fillSiteTokens(readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), sourceFile), 'utf8'))
}

/** Returns everything that the pages of the reference show. @throws with the place in the document; the content check also gives the line */
export const getApiReference = memo(
  (): ApiReference => buildApiReference(readYaml(sourceFile, z.unknown()) as OpenApiDocument),
)

/** Returns the address of each operation's page, by the operation's ID. */
export function listOperationHrefs(): ReadonlyMap<string, string> {
  return new Map(listEntries('api').flatMap(({ operation, href }) => (operation ? [[operation, href] as const] : [])))
}
