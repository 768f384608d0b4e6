import { z } from 'zod'

const text = z.string().trim().min(1, 'must not be empty  (write something, or remove the field)')

const field = z.strictObject({
  /** What the app calls it. */
  label: text,
  /** The word for it in `encryption.yml`, where it stands among the encrypted or the readable fields. */
  field: text,
  /** What stands on the device. */
  device: text,
  /** What the server reads; without it the field is encrypted. */
  server: text.optional(),
})

/** An example of a few things, field by field, as the device and the server have them. `thing`: its id in `encryption.yml`. */
export const sealedSchema = z.strictObject({
  things: z.array(z.strictObject({ thing: text, label: text, fields: z.array(field).min(1) })).min(1),
})

/** The example that the home page shows beside what it says about encryption. */
export type SealedExample = z.infer<typeof sealedSchema>
