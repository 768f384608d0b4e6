import { z } from 'zod'
import type { SynonymGroup } from './synonyms'

const phrase = z
  .string()
  .min(1, 'is empty  (write a phrase, or remove it)')
  .regex(/^[^A-Z]*$/, 'must be in small letters  (search ignores capitals)')
  .refine(
    (text) => text.split(/\s+/).length <= 5,
    'has more than five words  (shorten it; longer phrases are not looked up)',
  )

/** At least `least` phrases, each once. */
const phrases = (least: number) =>
  z
    .array(phrase)
    .min(least, `needs ${least === 1 ? 'a phrase' : 'two phrases'} or more  (add one, or remove the line)`)
    .refine((list) => new Set(list).size === list.length, 'names a phrase twice  (remove one of the two)')

/**
 * `content/search/synonyms.yml`: groups of phrases that mean the same, and phrases that visitors `say` for what they want to `find`. In a file of its
 * own since it is of no use in a browser.
 */
export const synonymsSchema: z.ZodType<SynonymGroup[]> = z
  .array(z.union([phrases(2), z.strictObject({ say: phrases(1), find: phrases(1) })]))
  .min(1)

/** `content/search/queries/*.yml`: a question in visitors' words, and every page that answers it; none for gibberish. */
export const searchQueriesSchema = z
  .array(
    z.strictObject({
      q: z.string().min(1, 'is empty  (write a question)'),
      pages: z.array(
        z.string().regex(/^\/[\w./{}-]*$/, 'must be an address of this site  (write it like /docs/features/habits)'),
      ),
    }),
  )
  .min(1)
export type SearchQuery = z.infer<typeof searchQueriesSchema>[number]
