import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Root } from 'hast'
import type { ApiOperation, ApiReference, ApiSchema } from '../api/api-types'
import { memo } from './memo.mjs'
import { dataFolder, readData } from './read-data'
import { readJson } from './read-json'

/** The OpenAPI document of the product's API. */
export const apiSource = 'content/api/openapi.yaml'

/** The document as it was at the newest published release. Only `npm run new release` replaces it, or anyone who publishes the draft of a release. */
export const publishedApi = 'lib/api/published.yaml'

/** The TypeScript types of the document, with tokens. `scripts/tools/check/client-types.test.ts` writes them. */
export const apiTypes = 'lib/api/client-types.d.ts'

/** The reference as it's stored: lists instead of maps, in the order of the document. */
type StoredReference = Omit<ApiReference, 'operations' | 'schemas'> & {
  operations: readonly ApiOperation[]
  schemas: readonly ApiSchema[]
}

/** Returns the reference in the form in which `getApiReference` reads it. */
export function toStoredReference(reference: ApiReference): StoredReference {
  return { ...reference, operations: [...reference.operations.values()], schemas: [...reference.schemas.values()] }
}

/** Returns everything that the pages of the reference show. @throws like `readData` */
export const getApiReference = memo((): ApiReference => {
  const { operations, schemas, ...rest } = readData(apiSource) as StoredReference
  return {
    ...rest,
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    schemas: new Map(schemas.map((schema) => [schema.name, schema])),
  }
})

/** The languages of generated code. */
export type CodeLanguage = 'bash' | 'js' | 'python' | 'ruby' | 'json'

/** Returns every piece of code in the reference, with its language. */
export function listCode({ operations }: ApiReference): (readonly [code: string, language: CodeLanguage])[] {
  return [...operations.values()].flatMap(({ samples, body, responses }) => [
    ...samples.map(({ code, highlight }) => [code, highlight] as const),
    ...[body, ...responses].flatMap((part) => part?.examples.map(({ json }) => [json, 'json'] as const) ?? []),
  ])
}

/** The folder of highlighted code. */
export const codeFolder = `${dataFolder}/api/code`

/** Returns where a piece of code is once it's highlighted. The file is named after the code and its language. */
export function toCodeFile(code: string, language: CodeLanguage): string {
  const name = createHash('sha256').update(`${language}\n${code}`).digest('hex').slice(0, 16)
  return `${codeFolder}/${name}.json`
}

/** Returns a piece of the reference's code as a highlighted `<pre>`. @throws if the code isn't part of the reference */
export const readHighlightedCode = memo(
  (code: string, language: CodeLanguage): Root =>
    readJson(path.join(/*turbopackIgnore: true*/ process.cwd(), toCodeFile(code, language))) as Root,
)
