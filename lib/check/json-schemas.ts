import { z } from 'zod'
import { factSchemas } from '../facts/schema'
import { walkthroughFileSchema } from '../miniatures/walkthrough-schema'
import { currentVersion, versions } from '../site/versions'
import type { OfferedSet } from '../utils/field'
import { type EditorContent, listOffered, listOfferedSlugs, type Offered } from './offered-values'
import { collections } from './places'
import { dataSchemas } from './rules/data-files'

/** A JSON Schema for code editors. `slugs`: the folder of `content/` whose pages it names by their slugs. */
type EditorSchema = { name: string; title: string; files: string; schema: z.ZodType; slugs: string }

/** The folder of the files that code editors read. Git ignores it, because slugs and IDs change with the content. */
export const editorFolder = '.generated/editor'

/** All JSON Schemas, each with the files that it describes. */
export const editorSchemas: readonly EditorSchema[] = [
  ...versions.map(({ id }) => toPages('docs', `docs/${id}`)),
  toPages('api', 'api'),
  toPages('releases', 'releases', `docs/${currentVersion.id}`),
  toPages('pages', 'pages'),
  ...[...versions.map(({ id }) => `docs/${id}`), 'api'].map((folder) =>
    toData('sidebar', 'Sidebar', `${folder}/sidebar.yml`, folder),
  ),
  ...Object.entries(factSchemas).map(([name, schema]) => ({
    ...toData('facts', `Facts: ${name}`, `facts/${name}.yml`),
    schema,
  })),
  toData('miniature', 'Miniature', 'miniatures/*.yml'),
  { ...toData('walkthrough', 'Walkthrough', 'walkthroughs/*.yml'), schema: walkthroughFileSchema },
  toData('synonyms', 'Synonyms', 'search/synonyms.yml'),
  toData('starting-points', 'Where a search begins', 'search/starting-points.yml'),
  toData('queries', 'Questions for search', 'search/queries/*.yml'),
  toData('style', 'Rules of style', 'style.yml'),
]

function toPages(collection: keyof typeof collections, folder: string, slugs = folder): EditorSchema {
  const { noun, fields } = collections[collection]
  return {
    name: toName(folder),
    title: `Front matter of ${noun}`,
    files: `content/${folder}/**/*.mdx`,
    schema: fields,
    slugs,
  }
}

function toData(kind: keyof typeof dataSchemas, title: string, files: string, slugs = ''): EditorSchema {
  const schema = dataSchemas[kind] ?? z.unknown()
  return { name: toName(files.replace(/(?:\/\*)?\.yml$/, '')), title, files: `content/${files}`, schema, slugs }
}

function toName(path: string): string {
  return path.replaceAll('/', '-')
}

/** Returns the text of every JSON Schema by its name, with the values that the content has now. */
export function buildJsonSchemas(content: EditorContent): Map<string, string> {
  const shared = listOffered(content)
  return new Map(
    editorSchemas.map(({ name, title, schema, slugs }) => {
      const json = toJsonSchema(schema, { ...shared, slugs: listOfferedSlugs(content, slugs) })
      return [name, `${JSON.stringify({ title, ...json }, undefined, 2)}\n`]
    }),
  )
}

/** Values besides those of a set, as a regular expression: an address or slug may have an anchor, and a release may not be there yet. */
const others: Partial<Record<OfferedSet, string>> = {
  'page-hrefs': '^/|#',
  'doc-hrefs': '^/docs/',
  'page-links': String.raw`^\[[^\]]+\]\(/`,
  releases: String.raw`^\d`,
  // Some records encrypt all of their fields, so there's no list of them.
  'encryption-fields': '.',
}

type Json = z.core.JSONSchema.BaseSchema & { offers?: OfferedSet[] }

function toJsonSchema(schema: z.ZodType, offered: Readonly<Record<OfferedSet, Offered>>) {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const json = jsonSchema as Json
      if (json.offers) offerValues(json, json.offers, offered)
      if (zodSchema instanceof z.ZodDiscriminatedUnion) splitByKind(json, zodSchema.def.discriminator)
      // They're for messages, and editors would offer them as values.
      delete json.examples
      // VS Code shows `description` as it is, and this one as Markdown.
      if (json.description) json.markdownDescription = json.description
    },
  })
}

/** Puts the values of `sets` in the place of a text's own rules. */
function offerValues(json: Json, sets: readonly OfferedSet[], offered: Readonly<Record<OfferedSet, Offered>>): void {
  const values = new Map(sets.flatMap((set) => [...offered[set]]))
  const patterns = sets.flatMap((set) => others[set] ?? [])
  // Otherwise, the message lists all of the values.
  const errorMessage = "The content doesn't have this value. To see the values, press Ctrl+Space."
  const known = { enum: [...values.keys()], markdownEnumDescriptions: [...values.values()], errorMessage }
  const other = { type: 'string', pattern: patterns.join('|'), errorMessage, patternErrorMessage: errorMessage }
  for (const key of ['offers', 'type', 'pattern', 'minLength'] as const) delete json[key]
  Object.assign(json, patterns.length ? { anyOf: [known, other] } : known)
}

/** Turns alternatives into conditions on the field that tells them apart, so that editors only show the fields and mistakes of the kind that's meant. */
function splitByKind(json: Json, mark: string): void {
  const kinds = (json.oneOf ?? json.anyOf ?? []) as Json[]
  const names = kinds.map((kind) => (kind.properties?.[mark] as Json | undefined)?.const)
  delete json.oneOf
  delete json.anyOf
  Object.assign(json, {
    type: 'object',
    required: [mark],
    properties: {
      [mark]: { enum: names, markdownEnumDescriptions: kinds.map(({ description = '' }) => description) },
    },
    allOf: kinds.map((kind, index) => ({
      if: { properties: { [mark]: { const: names[index] } }, required: [mark] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema names it like this
      then: kind,
    })),
  })
}
