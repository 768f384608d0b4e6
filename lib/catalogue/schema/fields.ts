import { z } from 'zod'
import { releaseAreas, releaseTeams } from '../../releases/release'
import { searchBoosts } from '../../search/search-record'
import { platformNames } from '../../site/platforms'
import { choice, field, offer } from '../../utils/field'

/**
 * The front matter of each collection. Contentlayer's field definitions (`document-types.ts`), the content check, its examples and the JSON Schemas for
 * code editors all come from these objects. They load nothing but zod, because Contentlayer reads them before anything is compiled.
 */

const texts = z.array(z.string())
const title = field(z.string(), "The page's heading, in sentence case. It must be unique in its folder.")
const description = field(
  z.string(),
  'One sentence of 50 to 155 characters. Readers see it below the title and in search engines.',
  'One full sentence of 50 to 155 characters.',
)
const keywords = field(texts, "Words that visitors search for but that aren't on the page", 'to-do list, checklist')
const sidebarLabel = field(z.string(), 'A shorter label for the sidebar').optional()
const platforms = field(z.array(choice(platformNames)), 'The systems that the page applies to')

const planMeanings = { free: 'Both plans have the feature.', premium: 'Only Premium has the feature.' } as const
const teamMeanings = Object.fromEntries(
  Object.entries(releaseTeams).map(([id, { name, description }]) => [id, `${name}: ${description}`]),
)

/** Fields that pages of every collection may have. */
const commonFields = {
  draft: field(
    z.boolean(),
    '`true` keeps the page off the published site. `npm run dev` and previews of branches show it, with a note at the top.',
  ).optional(),
  search: field(
    z.boolean(),
    "`false` leaves the page out of the site's search. Otherwise, leave the field out.",
    'false',
  ).optional(),
  searchBoost: field(
    choice(searchBoosts),
    '`higher` shows the page earlier in the results of search, and `lower` later. Most pages need neither.',
  ).optional(),
  searchWithout: field(texts, "IDs of headings whose sections the site's search leaves out").optional(),
  redirectFrom: field(texts, 'Former addresses of the page').optional(),
  anchorsFrom: field(
    z.record(z.string(), z.string()),
    'Former heading IDs, each with the ID of the heading that replaces it, so that old links still work',
    'old-id: new-id',
  ).optional(),
}

/** Not for posts, because the lists, the feeds and the newest version of the site are made of all of them. */
const unlisted = field(
  z.boolean(),
  '`true` publishes the page only for those who know its address: no sidebar, search, sitemap, `llms.txt` or search engine leads to it.',
).optional()

export const docFields = z.strictObject({
  title,
  sidebarLabel,
  description,
  since: field(
    offer(z.string(), 'no-release', 'releases'),
    'The release that introduced the feature, in quotation marks, because YAML reads 0.10 as the number 0.1. A page that introduces nothing, such as a page of tips, has `since: none`.',
    "'2.1'",
  ),
  plan: field(choice(planMeanings), '`free` if both plans have the feature, and otherwise `premium`'),
  platforms,
  audience: field(
    z.string(),
    'Who the page is for, in words that follow "For". Pages of the current version need it.',
    'anyone who plans one day at a time',
  ).optional(),
  related: field(
    z.array(offer(z.string(), 'slugs', 'page-hrefs')),
    'At least one slug of a page in the same version, or an address of another page, such as `/api/overview`',
    'features/habits',
  ),
  next: field(
    z.record(z.string(), offer(z.string(), 'slugs', 'page-hrefs')),
    'One to three tasks that readers do next, each with its page, written as in `related`. Pages of the current version need it.',
    'Plan your week: how-to/weekly-review',
  ).optional(),
  keywords,
  unlisted,
  ...commonFields,
})

export const apiPageFields = z.strictObject({
  title,
  sidebarLabel,
  description,
  operation: field(
    offer(z.string(), 'operation-ids'),
    'The `operationId` in `content/api/openapi.yaml` that the page describes, such as `createTask`',
  ).optional(),
  related: field(
    z.array(offer(z.string(), 'page-hrefs')),
    'Addresses of pages to read next, such as `/api/errors`',
  ).optional(),
  keywords,
  unlisted,
  ...commonFields,
})

/** The version of a release is the name of its file, because YAML reads 0.10 as the number 0.1. */
export const releaseFields = z.strictObject({
  title,
  description,
  date: field(z.iso.date(), 'The day of the release', '2026-11-12'),
  author: field(choice(teamMeanings), 'The team that did the work'),
  platforms,
  areas: field(z.array(choice(releaseAreas)), 'The parts of the app that the release changes'),
  introduces: field(
    z.array(offer(z.string(), 'slugs')),
    'Slugs of the documentation pages for features that are new in this release',
  ).optional(),
  keywords: keywords.optional(),
  ...commonFields,
})

export const pageFields = z.strictObject({
  title,
  description,
  lead: field(z.string(), 'The sentence below the title, on pages with `layout: prose`').optional(),
  layout: field(
    choice({ prose: 'A column of text', sections: 'The full width, beginning with a `Hero`' }),
    '`prose` is a column of text. `sections` uses the full width, and its `Hero` shows the title.',
  ),
  keywords: keywords.optional(),
  unlisted,
  ...commonFields,
})

/** What a value may be, as tools without zod describe it: Contentlayer's definitions, and the messages of the content check. */
export type ValueRule = { example?: string } & (
  | { type: 'string' | 'boolean' | 'date' | 'json' }
  | { type: 'enum'; options: readonly string[] }
  | { type: 'list'; options?: readonly string[] }
)
export type FieldRule = ValueRule & { isRequired: boolean; about: string }

/** Returns the fields of a collection in their order. @throws if a field has a type that Contentlayer doesn't have */
export function listFieldRules(collection: z.ZodObject): Record<string, FieldRule> {
  const rules = Object.entries(collection.shape).map(([name, schema]) => [name, toRule(name, schema)] as const)
  return Object.fromEntries(rules)
}

function toRule(name: string, schema: z.core.$ZodType): FieldRule {
  const isRequired = !(schema instanceof z.ZodOptional)
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  const { description: about = '', examples = [] } = (inner as z.ZodType).meta() ?? {}
  const common = { isRequired, about, example: (examples as string[])[0] }
  if (inner instanceof z.ZodISODate) return { ...common, type: 'date' }
  if (inner instanceof z.ZodString) return { ...common, type: 'string' }
  if (inner instanceof z.ZodBoolean) return { ...common, type: 'boolean' }
  if (inner instanceof z.ZodRecord) return { ...common, type: 'json' }
  if (inner instanceof z.ZodEnum) return { ...common, type: 'enum', options: inner.options.map(String) }
  if (inner instanceof z.ZodArray) {
    const { element } = inner
    return { ...common, type: 'list', ...(element instanceof z.ZodEnum && { options: element.options.map(String) }) }
  }
  throw new Error(`Contentlayer has no type for the field "${name}"`)
}
