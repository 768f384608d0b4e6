import { z } from 'zod'
import { field, isMissing } from '../utils/field'
import { describeChoices } from '../utils/nearest'
import { type FrameData, listFrameControls, listFrameSentences, type WalkthroughData } from './frames'
import { phoneTabs } from './notation'
import { miniatureSchema } from './schema'
import { text } from './task-schemas'

/** What's drawn around a picture, where the platform matters. */
const surroundings = z.discriminatedUnion('type', [
  field(
    z.strictObject({ type: z.literal('window'), title: field(text, 'The title of the window') }),
    'A window on a computer',
  ),
  field(
    z.strictObject({
      type: z.literal('browser'),
      address: field(text, 'The address of the page'),
      bookmarks: field(z.array(text).min(1).max(4), 'The names in the bookmarks bar').optional(),
    }),
    'A browser on a computer',
  ),
  field(
    z.strictObject({
      type: z.literal('phone'),
      tab: field(z.enum(phoneTabs), 'The tab that is open').optional(),
    }),
    'A phone',
  ),
])

/** What each frame says itself, even if its picture continues the one before. */
const own = {
  steps: field(
    z.array(z.int().min(1)).min(1, 'must not be empty  (write the numbers of the steps, such as [1, 2])'),
    'The numbers of the steps that the frame shows, such as `[1, 2]`',
  ),
  change: field(
    text,
    'What differs from the frame before, as a sentence. Every frame but the first needs it.',
  ).optional(),
  ring: field(text, 'The name of what people click, tap or fill in, exactly as in the picture').optional(),
}
const about = {
  frame: 'What is drawn around the picture. Leave it out if it stays the same.',
  miniature: 'The picture. Without `kind`, it says only what differs from the frame before.',
  over: 'A second picture in front, such as a menu',
}

const tooFew = 'must be at least two  (add a frame for what a step changes, or show a miniature instead)'
const tooMany = 'must be at most five  (join frames by giving them several steps)'

const frameSchema = z.strictObject({
  ...own,
  frame: surroundings.optional(),
  miniature: miniatureSchema,
  over: miniatureSchema.optional(),
})

/**
 * The schema of a file in `content/walkthroughs`. A frame says only what differs from the frame before, so the data is completed before it's checked.
 */
export const walkthroughSchema: z.ZodType<WalkthroughData> = z.preprocess(
  completeFrames,
  z.strictObject({ frames: z.array(frameSchema).min(2, tooFew).max(5, tooMany) }).superRefine(({ frames }, context) => {
    for (const [index, frame] of frames.entries()) {
      for (const [field, message] of listMistakes(frame, frames[index - 1]))
        context.addIssue({ code: 'custom', path: ['frames', index, field], message })
    }
  }),
)

/** A picture that continues the one before: it has no `kind`, and its fields are those that differ. */
const changes = z.record(z.string(), z.unknown()).meta({ not: { required: ['kind'] } })

/** What editors write, for their own tools. It can't say how frames depend on each other. */
export const walkthroughFileSchema = z.strictObject({
  frames: field(
    z
      .array(
        z.strictObject({
          ...own,
          frame: field(z.union([surroundings, changes]), about.frame).optional(),
          miniature: field(z.union([miniatureSchema, changes]), about.miniature).optional(),
          over: field(miniatureSchema, about.over).optional(),
        }),
      )
      .min(2)
      .max(5),
    'Two to five pictures, in the order of the steps',
  ),
})

/** Returns what's wrong with a frame after `before`, as pairs of a field and a message. */
function listMistakes(frame: FrameData, before: FrameData | undefined): [field: string, message: string][] {
  const mistakes: [string, string][] = []
  const next = (before?.steps.at(-1) ?? 0) + 1
  const wanted = frame.steps.map((_, index) => next + index)
  if (frame.steps.some((step, index) => step !== wanted[index]))
    mistakes.push(['steps', `are out of order  (write [${wanted.join(', ')}], the next steps after the frame before)`])
  const controls = listFrameControls(frame)
  const rings = controls.filter((control) => control === frame.ring).length
  if (frame.ring !== undefined && rings === 0)
    mistakes.push(['ring', `"${frame.ring}" isn't in this frame  (${describeChoices(controls)})`])
  if (rings > 1) mistakes.push(['ring', `"${frame.ring}" is in this frame ${rings} times  (rename the others)`])
  if (!before) return mistakes
  if (!frame.change) mistakes.push(['change', `${isMissing}  (say in a sentence what differs from the frame before)`])
  if (listFrameSentences(frame).join() === listFrameSentences(before).join())
    mistakes.push([
      'miniature',
      'shows the same as the frame before  (change what the step changes, or join the frames)',
    ])
  return mistakes
}

type Fields = Record<string, unknown>

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null && !Array.isArray(data)

/** Fills in what each frame takes over from the frame before. Anything that can't be a frame stays as it is, so that the schema reports it. */
function completeFrames(data: unknown): unknown {
  if (!isFields(data) || !Array.isArray(data.frames)) return data
  let before: Fields = {}
  const frames = data.frames.map((frame: unknown) => {
    if (!isFields(frame)) return frame
    const whole = {
      frame: continueFrom(before.frame, frame.frame, 'type'),
      miniature: continueFrom(before.miniature, frame.miniature, 'kind'),
    }
    before = { ...frame, ...Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) }
    return before
  })
  return { ...data, frames }
}

/** Returns `after` if it begins something new, which its `kind` or `type` shows, and otherwise `before` with the changes of `after`. */
function continueFrom(before: unknown, after: unknown, mark: 'kind' | 'type'): unknown {
  return isFields(after) && mark in after ? after : merge(before, after)
}

function merge(before: unknown, after: unknown): unknown {
  if (after === undefined) return before
  if (Array.isArray(before) && Array.isArray(after)) return mergeLists(before, after)
  if (!isFields(before) || !isFields(after)) return after
  const merged = { ...before }
  for (const [key, value] of Object.entries(after)) {
    if (value === null) delete merged[key]
    else merged[key] = merge(before[key], value)
  }
  return merged
}

/** Changes the items that have a name in `before` and adds the others at the end. A list of plain texts is replaced. */
function mergeLists(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const names = before.map(findName)
  if ([...names, ...after.map(findName)].includes(undefined)) return after
  const added = after.filter((item) => !names.includes(findName(item)))
  return [
    ...before.map((item) =>
      merge(
        item,
        after.find((other) => findName(other) === findName(item)),
      ),
    ),
    ...added,
  ]
}

function findName(item: unknown): unknown {
  return isFields(item) ? (item.name ?? item.label ?? item.stage ?? item.part ?? item.title) : undefined
}
