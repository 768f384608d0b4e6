import { z } from 'zod'

/** A page to suggest before anything is typed, or if nothing was found. */
export type StartingPoint = { label: string; href: string }

/** The schema of `content/search/starting-points.yml`. The content check makes sure that the pages exist. */
export const startingPointsSchema: z.ZodType<StartingPoint[]> = z
  .array(
    z.strictObject({
      label: z.string().min(1).max(40, 'has more than 40 characters  (shorten it: it stands on one line of a phone)'),
      href: z.string().regex(/^\/[\w./-]*$/, 'must be an address of this site  (write it like /docs/features/habits)'),
    }),
  )
  .min(1)
  .max(8, 'has more than eight pages  (keep the most wanted ones)')
