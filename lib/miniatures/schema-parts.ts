import { z } from 'zod'

const notText = 'must be text; put numbers, times, yes and no in quotation marks'

/** Short, plain text. YAML reads an unquoted 15, 09:00 or yes as something else, so the error mentions quotation marks. */
export const text = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing' : notText) })
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must be at most 200 characters')

/** A time of day. */
export const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00')

/** The labels of buttons. Nothing in a picture can be pressed. */
export const buttons = z.array(text).min(1).max(5)

/** The title of a picture and a short remark next to it. */
export const head = { title: text, note: text.optional() }
