import { z } from 'zod'
import { field, isMissing } from '../utils/field'

const notText = 'must be text  (put numbers, times, yes and no in quotation marks)'

/** Short, plain text. YAML reads an unquoted 15, 09:00 or yes as something else, so the error mentions quotation marks. */
export const text = z
  .string({ error: (issue) => (issue.input === undefined ? `${isMissing}  (add it)` : notText) })
  .trim()
  .min(1, 'must not be empty  (write something, or remove the field)')
  .max(200, 'must be at most 200 characters  (shorten it)')

/** A time of day. */
export const time = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time  (write it like 09:00)')

/** The labels of buttons. */
export const buttons = field(
  z.array(text).min(1).max(5),
  'The labels of the buttons. Nothing in a picture can be pressed.',
)

/** What's in the top line of most pictures. */
export const head = {
  title: field(text, 'The title at the top'),
  note: field(text, 'A short remark next to the title').optional(),
  actions: field(buttons, 'Buttons in the line of the title, such as `⋯`').optional(),
}

const task = z.strictObject({
  name: field(text, 'The name of the task'),
  meta: field(text, 'The small line under it, such as `Fri 20 Nov · 45 min`').optional(),
  subtasks: field(
    text.regex(/^\d+ of \d+$/, 'must be two numbers  (write them like "2 of 3")'),
    'How many subtasks are done, such as `2 of 3`',
  ).optional(),
  done: field(z.boolean(), 'Whether the task is done').optional(),
  running: field(z.boolean(), 'Whether its timer is running').optional(),
  selected: field(z.boolean(), 'Whether it is selected').optional(),
})
const tasks = field(z.array(task), 'The tasks, from top to bottom')

const column = z.strictObject({
  stage: field(text, 'The name of the stage'),
  count: field(
    z.union([z.int().min(0), text], { error: 'must be a number or text  (write 3 or "2 of 3")' }),
    'How many tasks the stage has, such as `3`, or `2 of 3` with a limit',
  ),
  full: field(z.boolean(), 'Whether the stage has reached its limit').optional(),
  tasks,
})
export const board = field(
  z.strictObject({
    kind: z.literal('board'),
    ...head,
    columns: field(z.array(column).min(1).max(5), 'The stages, from left to right'),
  }),
  'Stages as columns, left to right',
)

const group = z.strictObject({
  label: field(text, 'The heading of the group'),
  tasks: field(tasks.min(1), 'The tasks, from top to bottom. A group has at least one.'),
})
export const list = field(
  z.strictObject({
    kind: z.literal('list'),
    ...head,
    groups: field(z.array(group).min(1), 'Tasks under their headings'),
    buttons: buttons.optional(),
  }),
  'A task list, Today or a similar list',
)

const quadrant = <Name extends string>(name: Name) => z.strictObject({ name: z.literal(name), tasks })
export const matrix = field(
  z.strictObject({
    kind: z.literal('matrix'),
    ...head,
    quadrants: field(
      z.tuple([quadrant('Do first'), quadrant('Plan'), quadrant('Hand off'), quadrant('Drop')]),
      'The four quadrants, in this order',
    ),
  }),
  'The Priority Matrix',
)
