import { z } from 'zod'

const notText = 'must be text  (put numbers, times, yes and no in quotation marks)'

/** Short, plain text. YAML reads an unquoted 15, 09:00 or yes as something else, so the error mentions quotation marks. */
export const text = z
  .string({ error: (issue) => (issue.input === undefined ? 'is missing  (add it)' : notText) })
  .trim()
  .min(1, 'must not be empty  (write something, or remove the field)')
  .max(200, 'must be at most 200 characters  (shorten it)')

/** The labels of buttons. Nothing in a picture can be pressed. */
export const buttons = z.array(text).min(1).max(5)

/** The title of a picture, a short remark next to it, and the buttons in the same line, such as the `⋯` of a list. */
export const head = { title: text, note: text.optional(), actions: buttons.optional() }

const task = z.strictObject({
  name: text,
  meta: text.optional(),
  subtasks: text.regex(/^\d+ of \d+$/, 'must be two numbers  (write them like "2 of 3")').optional(),
  done: z.boolean().optional(),
  running: z.boolean().optional(),
  selected: z.boolean().optional(),
})

const column = z.strictObject({
  stage: text,
  count: z.union([z.int().min(0), text], { error: 'must be a number or text  (write 3 or "2 of 3")' }),
  full: z.boolean().optional(),
  tasks: z.array(task),
})
/** A board with stages as columns, from left to right. */
export const board = z.strictObject({ kind: z.literal('board'), ...head, columns: z.array(column).min(1).max(5) })

const group = z.strictObject({ label: text, tasks: z.array(task).min(1) })
/** Tasks grouped under labels: a list, Today or search results. */
export const list = z.strictObject({
  kind: z.literal('list'),
  ...head,
  groups: z.array(group).min(1),
  buttons: buttons.optional(),
})

const quadrant = <Name extends string>(name: Name) => z.strictObject({ name: z.literal(name), tasks: z.array(task) })
/** The Priority Matrix with its four quadrants, in their fixed order. */
export const matrix = z.strictObject({
  kind: z.literal('matrix'),
  ...head,
  quadrants: z.tuple([quadrant('Do first'), quadrant('Plan'), quadrant('Hand off'), quadrant('Drop')]),
})
