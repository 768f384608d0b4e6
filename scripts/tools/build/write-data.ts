import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { OpenApiDocument } from '@/lib/api/openapi-types'
import { buildPostmanCollection } from '@/lib/api/postman'
import { buildApiReference } from '@/lib/api/reference'
import { findPlace } from '@/lib/check/places'
import { parseData } from '@/lib/check/rules/data-files'
import { routes } from '@/lib/site/routes'
import { fillTokens, type Tokens } from '@/lib/site/tokens.mjs'
import { apiSource, codeFolder, listCode, toCodeFile, toStoredReference } from '@/lib/source/api'
import { type Memory, rememberLater } from '@/lib/source/memory'
import { dataFolder, toDataFile } from '@/lib/source/read-data'
import { typeset } from '@/lib/utils/typography.mjs'
import { writeWhole } from '../write-file'
import type { CheckedContent } from './content'

/** The kinds of data files that pages show, besides the OpenAPI document. */
const shownKinds: readonly string[] = ['facts', 'miniature', 'sidebar', 'starting-points', 'walkthrough']

/**
 * Writes the data of the content as JSON, so that nothing has to parse YAML or highlight code while pages are rendered. A file with problems keeps its
 * last good data, and the data of a deleted file is removed.
 * @param highlighted has the code that was highlighted before
 */
export async function writeData(content: Omit<CheckedContent, 'pages'>, highlighted: Memory): Promise<void> {
  const data = await buildData(content, highlighted)
  for (const [file, text] of data) if (text !== undefined) writeWhole(path.resolve(file), text)
  for (const file of listFiles(dataFolder)) if (!data.has(file)) rmSync(path.resolve(file))
}

/** Returns the text of each file that `writeData` writes. A file that keeps its last data has no text. */
export async function buildData(
  { files, context, problems }: Omit<CheckedContent, 'pages'>,
  highlighted: Memory,
): Promise<Map<string, string | undefined>> {
  const { memory, tokens } = context
  const texts = new Map<string, string | undefined>()
  for (const [file, source] of files) {
    const place = findPlace(file)
    if (!place || !shownKinds.includes(place.kind)) continue
    const { data } = parseData(file, source, place, memory)
    const text = data === undefined ? undefined : JSON.stringify(typesetAll(fillAll(data, tokens)))
    texts.set(toDataFile(file), text)
  }
  const source = files.get(apiSource)
  const { data } = source ? parseData(apiSource, source, { kind: 'openapi' }, memory) : {}
  const isBroken = problems.some(({ path }) => path === apiSource)
  if (source && data && !isBroken) {
    texts.set(`public${routes.apiYaml}`, fillTokens(source, tokens))
    for (const [file, text] of await buildApi(fillAll(data, tokens) as OpenApiDocument, highlighted))
      texts.set(file, text)
  } else for (const file of listApiData()) texts.set(file, undefined)
  return texts
}

/** Returns the OpenAPI document and a Postman collection for `public/`, the reference, and its code, each as JSON. */
async function buildApi(document: OpenApiDocument, highlighted: Memory): Promise<[file: string, text: string][]> {
  const reference = buildApiReference(document)
  const collection = buildPostmanCollection(document, reference)
  const texts: [string, string][] = [
    [`public${routes.apiJson}`, `${JSON.stringify(document, null, 2)}\n`],
    [`public${routes.apiPostman}`, `${JSON.stringify(collection)}\n`],
    [toDataFile(apiSource), JSON.stringify(typesetAll(toStoredReference(reference)))],
  ]
  for (const [code, language] of listCode(reference)) {
    const tree = await rememberLater(highlighted, [code, language], async () => {
      const { highlightCode } = await import('@/lib/catalogue/highlight')
      return highlightCode(code, language)
    })
    texts.push([toCodeFile(code, language), JSON.stringify(tree)])
  }
  return texts
}

/** Returns the files about the API that are there. */
function listApiData(): string[] {
  return [toDataFile(apiSource), ...listFiles(codeFolder)]
}

function listFiles(folder: string): string[] {
  if (!existsSync(path.resolve(folder))) return []
  return readdirSync(path.resolve(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
}

/** Fills in the tokens in every text of a value. Keys don't change. */
const fillAll = (value: unknown, tokens: Tokens) => mapTexts(value, (text) => fillTokens(text, tokens))

/** The keys of texts that readers copy or type. */
const typed: ReadonlySet<string> = new Set(['code', 'json', 'query'])

/** Sets the quotes and spaces of every text that's prose. */
const typesetAll = (value: unknown) => mapTexts(value, (text, key) => (typed.has(key) ? text : typeset(text)))

/** Changes every text of a value. Keys don't change. `change` also gets the key that the text, or the list it's in, belongs to. */
function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((own) => mapTexts(own, change, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, mapTexts(own, change, name)]))
}
