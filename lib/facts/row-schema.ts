import { z } from 'zod'
import { tokenNames } from '../site/tokens.mjs'
import { versions } from '../site/versions'
import { field, offer } from '../utils/field'
import { suggestValue } from '../utils/nearest'

/** A version of the documentation. */
export const versionId = z.enum(versions.map(({ id }) => id))

/** Text for visitors. It may contain `{product}` and other tokens, and the markup that `parseFactText` reads. */
export const text = z
  .string()
  .min(1, 'must not be empty  (write something, or remove the field)')
  .superRefine((value, context) => {
    for (const [whole, name = ''] of value.matchAll(/\{(\w+)\}/g)) {
      if (tokenNames.includes(name)) continue
      const fix = suggestValue(name, tokenNames, { write: (token) => `{${token}}` })
      context.addIssue(`has an unknown token ${whole}  (${fix})`)
    }
  })

const release = offer(
  z.string().regex(/^\d+(\.\d+){1,2}$/, 'must be a version  (write it like 0.10 or 1.30.2)'),
  'releases',
)
/** The ID of a row. */
export const id = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'must be an ID  (use lower-case letters, digits and hyphens)')

/**
 * Builds the schema of a list of facts. A row is part of every version from `since` to `until`. In an archived version, `archived` replaces some of
 * its fields, or leaves the row out with null. `factsAt` applies all three.
 */
export function rows<Shape extends z.ZodRawShape>(shape: Shape) {
  const row = z.strictObject({
    id: field(id, 'The name of the row. Each one in the list is different.'),
    ...shape,
    since: field(release, 'The release that introduced it, in quotation marks').optional(),
    until: field(release, 'The last release that the row applies to, in quotation marks').optional(),
    archived: field(
      z.partialRecord(versionId, z.strictObject(shape).partial().nullable()),
      "Fields that differ in an archived version and in all older ones. `'1.x': null` leaves the row out.",
    ).optional(),
  })
  return z.array(row).superRefine((list, context) => {
    const ids = (list as { id: string }[]).map((entry) => entry.id)
    ids.forEach((own, index) => {
      if (ids.indexOf(own) === index) return
      const message = `repeats "${own}"  (give each row a different ID)`
      context.addIssue({ code: 'custom', path: [index, 'id'], message })
    })
  })
}
