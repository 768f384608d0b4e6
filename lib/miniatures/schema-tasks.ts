import { z } from 'zod'
import { head, text } from './schema-parts'

const task = z.strictObject({
  name: text,
  meta: text.optional(),
  subtasks: text.regex(/^\d+ of \d+$/, 'must read like "2 of 3"').optional(),
  done: z.boolean().optional(),
  running: z.boolean().optional(),
  selected: z.boolean().optional(),
})

const column = z.strictObject({
  stage: text,
  count: z.union([z.int().min(0), text], { error: 'must be a number or text such as "2 of 3"' }),
  full: z.boolean().optional(),
  tasks: z.array(task),
})
/** A board with stages as columns, from left to right. */
export const board = z.strictObject({ kind: z.literal('board'), ...head, columns: z.array(column).min(1).max(5) })

const group = z.strictObject({ label: text, tasks: z.array(task).min(1) })
/** Tasks grouped under labels: a list, Today or search results. */
export const list = z.strictObject({ kind: z.literal('list'), ...head, groups: z.array(group).min(1) })

const quadrant = <Name extends string>(name: Name) => z.strictObject({ name: z.literal(name), tasks: z.array(task) })
/** The Priority Matrix with its four quadrants, in their fixed order. */
export const matrix = z.strictObject({
  kind: z.literal('matrix'),
  ...head,
  quadrants: z.tuple([quadrant('Do first'), quadrant('Plan'), quadrant('Hand off'), quadrant('Drop')]),
})
