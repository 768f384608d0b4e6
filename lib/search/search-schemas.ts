import { z } from 'zod'
import { field, offer } from '../utils/field'
import type { SynonymGroup } from './synonyms'

const phrase = z
  .string()
  .min(1, 'is empty  (write a phrase, or remove it)')
  .regex(/^[^A-Z]*$/, 'must be in lower case  (write it without capitals, which search ignores)')
  .refine(
    (text) => text.split(/\s+/).length <= 5,
    "has more than five words  (shorten it; longer phrases aren't looked up)",
  )

/** Returns a schema for at least `least` phrases, without duplicates. */
const phrases = (least: number) =>
  z
    .array(phrase)
    .min(least, `needs at least ${least === 1 ? 'one phrase' : 'two phrases'}  (add one, or remove the line)`)
    .refine((list) => new Set(list).size === list.length, 'contains the same phrase twice  (remove one of the two)')

/**
 * The schema of `content/search/synonyms.yml`: groups of phrases that mean the same, and phrases that visitors `say` when there's something else they want
 * to `find`. The schemas have a separate file because browsers don't need them.
 */
export const synonymsSchema: z.ZodType<SynonymGroup[]> = z
  .array(
    z.union([
      phrases(2),
      z.strictObject({
        say: field(phrases(1), 'What visitors say'),
        find: field(phrases(1), 'What they want to find. These words are on the site.'),
      }),
    ]),
  )
  .min(1)

/** The schema of `content/search/queries/*.yml`: a question as visitors would ask it, and every page that answers it. For gibberish, the list is empty. */
export const searchQueriesSchema = z
  .array(
    z.strictObject({
      q: field(z.string().min(1, 'is empty  (write a question)'), "The question, in the visitors' own words"),
      pages: field(
        z.array(
          offer(
            z
              .string()
              .regex(/^\/[\w./{}-]*$/, 'must be an address of this site  (write it like /docs/features/habits)'),
            'page-hrefs',
          ),
        ),
        'Every page that answers it',
      ),
    }),
  )
  .min(1)
export type SearchQuery = z.infer<typeof searchQueriesSchema>[number]

/** A page to suggest before anything is typed, or if nothing was found. */
export type StartingPoint = { label: string; href: string }

/** The schema of `content/search/starting-points.yml`. The content check makes sure that the pages exist. */
export const startingPointsSchema: z.ZodType<StartingPoint[]> = z
  .array(
    z.strictObject({
      label: field(
        z.string().min(1).max(40, 'has more than 40 characters  (shorten it to fit on one line of a phone)'),
        'The text of the link, at most 40 characters',
      ),
      href: field(
        offer(
          z.string().regex(/^\/[\w./-]*$/, 'must be an address of this site  (write it like /docs/features/habits)'),
          'page-hrefs',
        ),
        'The address of the page',
      ),
    }),
  )
  .min(1)
  .max(8, 'has more than eight pages  (keep the most wanted ones)')
