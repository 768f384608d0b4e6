import { z } from 'zod'

/**
 * What schemas tell code editors about a field, besides its type: what it means, and which values the content has for it. The JSON Schemas that
 * `lib/check/json-schemas.ts` makes of them contain it all.
 */

/**
 * Sets of values that depend on the content. `lib/check/offered-values.ts` lists them. The slugs are those of the same version or collection, and those
 * of the current version for a release post.
 */
export type OfferedSet =
  | 'comparison-aspects'
  | 'comparison-sources'
  | 'doc-hrefs'
  | 'encryption-fields'
  | 'encryption-things'
  | 'limit-ids'
  | 'no-release'
  | 'operation-ids'
  | 'page-hrefs'
  | 'page-links'
  | 'releases'
  | 'slugs'

/** Adds what a field means, as Markdown, and an example for messages. */
export function field<Schema extends z.ZodType>(schema: Schema, description: string, example?: string): Schema {
  return schema.meta({ ...schema.meta(), description, ...(example && { examples: [example] }) })
}

/** How the message of a schema begins if a field isn't there. The content check adds its name with `describeMissing`. */
export const isMissing = 'is missing'

/**
 * Returns what the content check says about a field that isn't there, in front matter and in data files.
 * @example describeMissing('title') // => 'the field "title" is missing'
 */
export const describeMissing = (name: string) => `the field "${name}" ${isMissing}`

/** Returns a schema for one of a few words, each with its meaning as Markdown. */
export function choice<const Meanings extends Readonly<Record<string, string>>>(meanings: Meanings) {
  return z
    .enum(Object.keys(meanings) as (keyof Meanings & string)[])
    .meta({ markdownEnumDescriptions: Object.values(meanings) })
}

/** Adds the values of the content that editors can choose from. */
export function offer<Schema extends z.ZodType>(schema: Schema, ...sets: OfferedSet[]): Schema {
  return schema.meta({ ...schema.meta(), offers: sets })
}
