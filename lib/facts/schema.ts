import { z } from 'zod'
import { config } from '../site/config.mjs'
import { buildTokens } from '../site/tokens.mjs'
import { versions } from '../site/versions'
import { findNearest } from '../utils/nearest'
import { comparisonsSchema } from './comparisons'
import { toSettingId } from './settings'

const versionId = z.enum(versions.map(({ id }) => id))

const tokenNames = Object.keys(buildTokens(config, ''))

/** Text for visitors. It may contain `{product}` and other tokens, and the markup that `parseFactText` reads. */
const text = z
  .string()
  .min(1, 'must not be empty  (write something, or remove the field)')
  .superRefine((value, context) => {
    for (const [whole, name = ''] of value.matchAll(/\{(\w+)\}/g)) {
      if (tokenNames.includes(name)) continue
      const nearest = findNearest(name, tokenNames)
      const fix = nearest ? `write {${nearest}}` : `known are ${tokenNames.join(', ')}`
      context.addIssue(`has an unknown token ${whole}  (${fix})`)
    }
  })

const release = z.string().regex(/^\d+(\.\d+){1,2}$/, 'must be a version  (write it like 0.10 or 1.30.2)')
const id = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'must be an ID  (use lower-case letters, digits and hyphens)')

/**
 * Builds the schema of a list of facts. A row is part of every version from `since` to `until`. In an archived version, `archived` replaces some of
 * its fields, or leaves the row out with null. `factsAt` applies all three.
 */
function rows<Shape extends z.ZodRawShape>(shape: Shape) {
  const row = z.strictObject({
    id,
    ...shape,
    since: release.optional(),
    until: release.optional(),
    archived: z.partialRecord(versionId, z.strictObject(shape).partial().nullable()).optional(),
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

const chord = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)], {
  error: 'must be a key  (write one in quotation marks, or a list of alternatives)',
})
const shortcutsSchema = rows({
  action: text,
  win: chord,
  mac: chord,
  scope: z.enum(['global', 'app', 'tasks', 'calendar', 'editor']),
})

const settingsSchema = rows({
  path: text,
  /** The same setting under another name, such as "tray" for "menu bar". */
  otherPaths: z.array(text).optional(),
  /** The label in tables, if the path doesn't say enough. */
  label: text.optional(),
  /** What the setting does, as a sentence. */
  purpose: text,
  /** What a change applies to. Missing if the row is a screen or a button, so there's nothing to change. */
  scope: z.enum(['account', 'device', 'list']).optional(),
  default: text.optional(),
  values: text,
}).superRefine((list, context) => {
  list.forEach((row, index) => {
    const expected = toSettingId(row.path)
    if (row.id === expected) return
    const message = `does not follow from the path  (write ${expected})`
    context.addIssue({ code: 'custom', path: [index, 'id'], message })
  })
})

/** The groups of messages, in the order of the table that shows them all. */
const messageGroups = ['sync', 'sign-in', 'limits', 'editing', 'import', 'calendar', 'codes', 'system'] as const
const messagesSchema = rows({
  /** The message word for word, with an example of each number in it. */
  message: text,
  group: z.enum(messageGroups),
  /** The screen or service that shows it. */
  where: text,
  means: text,
  fix: text,
})

/** The sections of the glossary: the terms of the app by their first letters, and two special ones. */
export const glossaryGroups = ['a-d', 'e-l', 'm-p', 'q-s', 't-z', 'privacy', '1.x'] as const
const glossarySchema = rows({
  term: text,
  group: z.enum(glossaryGroups),
  /** Also shown on pages that use the term. */
  meaning: text.refine((meaning) => !/\]\(/.test(meaning), 'must not contain a link  (put it into see)'),
  /** A link to the page that says more. */
  see: text.regex(/^\[[^\]]+\]\(\/[^)\s]+\)$/, 'must be a link  (write it like [Trash](/docs/features/trash))'),
})

/** One amount if it's the same on every plan that includes the feature, or two if the plans differ. */
const amount = z.union([text, z.strictObject({ free: text, premium: text })], {
  error: 'must be an amount  (write it in quotation marks, or two of them under free and premium)',
})
const limitsSchema = rows({ label: text, group: z.enum(['plan', 'both', 'premium', 'characters']), amount })

const prices = z.strictObject({
  month: z.number(),
  year: z.number(),
  educationMonth: z.number(),
  educationYear: z.number(),
})
const answer = z.enum(['Yes', 'No'])
/** A row is either a limit, given by its ID, or a feature that each plan has or doesn't have. */
const planRows = rows({
  limit: id.optional(),
  label: text.optional(),
  free: answer.optional(),
  premium: answer.optional(),
}).superRefine((list, context) => {
  list.forEach(({ limit, label, free, premium }, index) => {
    if (limit ? !label && !free && !premium : label && free && premium) return
    const message = 'must be a limit or an answer  (write either limit, or label, free and premium)'
    context.addIssue({ code: 'custom', path: [index], message })
  })
})
const plansSchema = z.strictObject({
  trialDays: z.number(),
  /** The terms of archived versions. Today's prices are in the site configuration, `lib/site/config.mjs`. */
  archived: z.partialRecord(versionId, z.strictObject({ trialDays: z.number(), prices })),
  rows: planRows,
})

const platformsSchema = rows({ label: text, win: text, mac: text, linux: text, ios: text, android: text })

const texts = z.array(text)
const encryptionSchema = z.strictObject({
  things: rows({ label: text, encrypted: texts, readable: texts }),
  keys: rows({ label: text, made: text, kept: text }),
  ciphers: rows({ label: text, cipher: text }),
  server: rows({ label: text, knows: texts }),
  retention: rows({ label: text, kept: text }),
})

/** Text as someone typed it, so it contains no tokens. */
const sealedText = z.string().trim().min(1, 'must not be empty  (write something, or remove the field)')

const sealedField = z.strictObject({
  /** The name of the field in the app. */
  label: sealedText,
  /** Its name in `encryption.yml`, where it's among the encrypted or the readable fields. */
  field: sealedText,
  /** The value on the device. */
  device: sealedText,
  /** The value that the server can read. If it's missing, the field is encrypted. */
  server: sealedText.optional(),
})

/** The schema of an example: a few records, field by field, as the device and the server have them. `thing`: the record's ID in `encryption.yml`. */
const sealedSchema = z.strictObject({
  things: z.array(z.strictObject({ thing: sealedText, label: sealedText, fields: z.array(sealedField).min(1) })).min(1),
})

const columns = rows({ column: text, becomes: text })
const importSchema = z.strictObject({
  sources: rows({ label: text, file: text, limits: text.optional(), lost: text.optional() }),
  columns: z.strictObject({ todoist: columns, ticktick: columns, csv: columns }),
})

/** The schema of each file in `content/facts`, by the name of the file without `.yml`. */
export const factSchemas = {
  comparisons: comparisonsSchema,
  sealed: sealedSchema,
  shortcuts: shortcutsSchema,
  settings: settingsSchema,
  messages: messagesSchema,
  glossary: glossarySchema,
  limits: limitsSchema,
  plans: plansSchema,
  platforms: platformsSchema,
  encryption: encryptionSchema,
  import: importSchema,
}

/** All facts about the app, across all versions. */
export type Facts = { [File in keyof typeof factSchemas]: z.infer<(typeof factSchemas)[File]> }

/** The example that the home page shows next to its text about encryption. */
export type SealedExample = Facts['sealed']
