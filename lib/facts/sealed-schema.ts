import { z } from 'zod'

const text = z.string().trim().min(1, 'must not be empty  (write something, or remove the field)')

const field = z.strictObject({
  /** The name of the field in the app. */
  label: text,
  /** Its name in `encryption.yml`, where it's among the encrypted or the readable fields. */
  field: text,
  /** The value on the device. */
  device: text,
  /** The value that the server can read. If it's missing, the field is encrypted. */
  server: text.optional(),
})

/** The schema of an example: a few records, field by field, as the device and the server have them. `thing`: the record's ID in `encryption.yml`. */
export const sealedSchema = z.strictObject({
  things: z.array(z.strictObject({ thing: text, label: text, fields: z.array(field).min(1) })).min(1),
})

/** The example that the home page shows next to its text about encryption. */
export type SealedExample = z.infer<typeof sealedSchema>
