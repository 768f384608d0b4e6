import { z } from 'zod'
import type { SynonymGroup } from './synonyms'

const phrase = z
  .string()
  .min(1)
  .regex(/^[^A-Z]*$/, 'must be in small letters  (search ignores capitals)')
  .refine(
    (text) => text.split(/\s+/).length <= 5,
    'has more than five words  (shorten it; longer phrases are not looked up)',
  )

/**
 * `content/search/synonyms.yml`: groups of phrases that mean the same, and phrases that visitors `say` for what they want to `find`. In a file of its
 * own since it is of no use in a browser.
 */
export const synonymsSchema: z.ZodType<SynonymGroup[]> = z
  .array(
    z.union([
      z.array(phrase).min(2, 'needs two phrases or more  (add one, or remove the line)'),
      z.strictObject({ say: z.array(phrase).min(1), find: z.array(phrase).min(1) }),
    ]),
  )
  .min(1)

/** `content/search/queries/*.yml`: a question in visitors' words, and every page that answers it; none for gibberish. */
export const searchQueriesSchema = z
  .array(
    z.strictObject({
      q: z.string().min(1),
      pages: z.array(
        z.string().regex(/^\/[\w./-]*$/, 'must be an address of this site  (write it like /docs/features/habits)'),
      ),
    }),
  )
  .min(1)
export type SearchQuery = z.infer<typeof searchQueriesSchema>[number]
