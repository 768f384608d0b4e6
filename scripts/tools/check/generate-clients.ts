import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenApiDocument } from '@/lib/api/openapi-types'

/** The folder of the generated clients, from which the programs in `clients/` import. */
const folder = path.resolve('.generated/api-clients')

/** Writes the clients of both generators with their usual settings, as a reader would. */
export async function generateClients(document: OpenApiDocument): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'openapi-typescript.ts'), await writeTypes(document))
  await createClient({
    input: structuredClone(document) as Record<string, unknown>,
    output: path.join(folder, 'hey-api'),
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  })
}

/** Returns the TypeScript types of the document. */
async function writeTypes(document: OpenApiDocument): Promise<string> {
  return astToString(await openapiTS(JSON.stringify(document)))
}
