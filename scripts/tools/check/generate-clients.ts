import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenApiDocument } from '@/lib/api/openapi-types'

/** The folder of the generated client, from which a program in `clients/` imports. */
const folder = path.resolve('.generated/api-clients')

/** Writes the client of `@hey-api/openapi-ts` with its usual settings, as a reader would. */
export async function generateClient(document: OpenApiDocument): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await createClient({
    input: structuredClone(document) as Record<string, unknown>,
    output: path.join(folder, 'hey-api'),
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  })
}

const header = `/**
 * Types of the {product} API, made from https://{domain}/api/openapi.yaml. Use them with openapi-fetch, for example:
 * createClient<paths>({ baseUrl: 'https://{apiHost}/v1', headers: { Authorization: \`Bearer \${token}\` } })
 */
`

/** Returns the TypeScript types of the document. @param document with its tokens, so that the types have them too */
export async function buildTypes(document: OpenApiDocument): Promise<string> {
  return header + astToString(await openapiTS(JSON.stringify(document)))
}
