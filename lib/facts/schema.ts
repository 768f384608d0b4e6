import { z } from 'zod'
import { platformNames } from '../site/platforms'
import { choice, field, offer } from '../utils/field'
import { comparisonsSchema } from './comparisons'
import { id, rows, text, versionId } from './row-schema'
import { findMeantScreen, toSettingGroup, toSettingId } from './settings'

const chord = z.union([z.string().min(1), z.array(z.string().min(1)).min(2)], {
  error: 'must be a key  (write one in quotation marks, or a list of alternatives)',
})
const shortcutsSchema = rows({
  action: field(text, 'What the shortcut does'),
  win: field(chord, 'The keys on Windows and Linux, with `+` between them, or a list of alternatives'),
  mac: field(chord, 'The keys on macOS and iPad, with nothing between them, or a list of alternatives'),
  scope: field(
    choice({
      global: 'Works while another app is in front',
      app: 'Works on every screen of the app',
      tasks: 'Works on selected tasks',
      calendar: 'Works in Calendar',
      editor: 'Works where people write text',
    }),
    'Where the shortcut works',
  ),
}).superRefine((list, context) => {
  const current = list.map((row, index) => ({ ...row, index })).filter(({ until }) => !until)
  for (const system of ['win', 'mac'] as const) {
    const known = new Map<string, string>()
    for (const { id, scope, index, [system]: keys } of current) {
      for (const chord of [keys].flat()) {
        const place = `${scope} ${chord}`
        const other = known.get(place)
        known.set(place, other ?? id)
        if (other === undefined) continue
        const message = `has the same keys as "${other}", ${chord}  (choose others, or correct the scope of one of them)`
        context.addIssue({ code: 'custom', path: [index, system], message })
      }
    }
  }
})

const settingsSchema = rows({
  path: field(text, 'Where to find the setting, such as `Tasks → Carry over`. Pages write it exactly like this.'),
  otherPaths: field(z.array(text), 'The same setting under another name, such as "tray" for "menu bar"').optional(),
  label: field(text, "The label in tables, if the path doesn't say enough").optional(),
  purpose: field(text, 'What the setting does, as a sentence'),
  scope: field(
    choice({ account: 'The whole account', device: 'One device', list: 'One list' }),
    "What a change applies to. Leave it out for a screen or a button, because there's nothing to change.",
  ).optional(),
  default: field(text, 'The value that the setting begins with').optional(),
  values: field(text, 'The values to choose from'),
}).superRefine((list, context) => {
  list.forEach((row, index) => {
    const screen = findMeantScreen(row, list)
    if (screen) {
      const message = `begins with a screen that no other setting has  (write ${row.path.replace(toSettingGroup(row.path), () => screen)})`
      context.addIssue({ code: 'custom', path: [index, 'path'], message })
      return
    }
    const expected = toSettingId(row.path)
    if (row.id === expected) return
    const message = `doesn't match the path  (write ${expected})`
    context.addIssue({ code: 'custom', path: [index, 'id'], message })
  })
})

/** The groups of messages, in the order of the table that shows them all. */
const messageGroups = {
  sync: 'Sync',
  'sign-in': 'Signing in',
  limits: 'Limits',
  editing: 'Editing',
  import: 'Import',
  calendar: 'Calendars',
  codes: 'Discount codes',
  system: 'The operating system and App lock',
} as const
const messagesSchema = rows({
  message: field(text, 'The message word for word, with an example of each number in it'),
  group: field(choice(messageGroups), 'The group in tables of messages'),
  where: field(text, 'The screen or service that shows the message'),
  means: field(text, 'What the message means'),
  fix: field(text, 'What to do about it'),
})

/** The sections of the glossary: the terms of the app by their first letters, and two special ones. */
const glossarySections = {
  'a-d': 'A to D',
  'e-l': 'E to L',
  'm-p': 'M to P',
  'q-s': 'Q to S',
  't-z': 'T to Z',
  privacy: 'Privacy and encryption',
  '1.x': 'Terms of 1.x',
} as const
export const glossaryGroups = Object.keys(glossarySections) as (keyof typeof glossarySections)[]
const link = text.regex(/^\[[^\]]+\]\(\/[^)\s]+\)$/, 'must be a link  (write it like [Trash](/docs/features/trash))')
const glossarySchema = rows({
  term: field(text, 'The term, as readers meet it in the app'),
  group: field(choice(glossarySections), 'The section of the glossary'),
  meaning: field(
    text.refine((meaning) => !/\]\(/.test(meaning), 'must not contain a link  (put the link in the field "see")'),
    'What the term means, without links. Pages that use the term show it too.',
  ),
  see: field(offer(link, 'page-links'), 'A link to the page that says more'),
})

/** One amount if it's the same on every plan that includes the feature, or two if the plans differ. */
const amount = z.union([text, z.strictObject({ free: text, premium: text })], {
  error: "must be one amount in quotation marks, or one for each plan  (write '5', or { free: '5', premium: '200' })",
})
const limitsSchema = rows({
  label: field(text, 'What is limited'),
  group: field(
    choice({
      plan: 'The plans differ.',
      both: 'The limit is the same on both plans.',
      premium: 'Only Premium has the feature.',
      characters: 'The length of a field',
    }),
    'The group in tables of limits',
  ),
  amount: field(amount, 'The limit, in quotation marks, or one for each plan under `free` and `premium`'),
})

const prices = z.strictObject({
  month: field(z.number(), 'The price for a month'),
  year: field(z.number(), 'The price for a year'),
  educationMonth: field(z.number(), 'The price for a month with the education discount'),
  educationYear: field(z.number(), 'The price for a year with the education discount'),
})
const answer = choice({ Yes: 'The plan has the feature.', No: "The plan doesn't have it." })
/** A row is either a limit, given by its ID, or a feature that each plan has or doesn't have. */
const planRows = rows({
  limit: field(offer(id, 'limit-ids'), 'The ID of a row in `limits.yml`, for a row that shows a limit').optional(),
  label: field(text, 'The feature, for a row that shows an answer').optional(),
  free: field(answer, 'Whether Free has the feature').optional(),
  premium: field(answer, 'Whether Premium has the feature').optional(),
}).superRefine((list, context) => {
  list.forEach(({ limit, label, free, premium }, index) => {
    if (limit ? !label && !free && !premium : label && free && premium) return
    const message = 'must be a limit or an answer  (write either limit, or label, free and premium)'
    context.addIssue({ code: 'custom', path: [index], message })
  })
})
const trialDays = field(z.number(), 'How many days the trial of Premium has')
const plansSchema = z.strictObject({
  trialDays,
  archived: field(
    z.partialRecord(versionId, z.strictObject({ trialDays, prices })),
    "The terms of archived versions. Today's prices are in `lib/site/config.mjs`.",
  ),
  rows: field(planRows, 'The rows of the table of plans'),
})

const label = field(text, 'The heading of the row')
const on = (platform: string) => field(text, `What ${platform} supports or needs`)
const platformsSchema = rows({
  label,
  win: on(platformNames.win),
  mac: on(platformNames.mac),
  linux: on(platformNames.linux),
  ios: on(platformNames.ios),
  android: on(platformNames.android),
})

const texts = z.array(text)
const encryptionSchema = z.strictObject({
  things: field(
    rows({
      label,
      encrypted: field(texts, 'The fields that are encrypted'),
      readable: field(texts, 'The fields that the server can read'),
    }),
    'The fields of each kind of record. Each field is in one of the two lists.',
  ),
  keys: field(
    rows({ label, made: field(text, 'How the key is created'), kept: field(text, 'Where the key is kept') }),
    'The encryption keys',
  ),
  ciphers: field(rows({ label, cipher: field(text, 'The algorithm') }), 'What each algorithm is used for'),
  server: field(
    rows({ label, knows: field(texts, 'What the server can read') }),
    'What the server knows, one kind of information in each row',
  ),
  retention: field(rows({ label, kept: field(text, 'For how long') }), 'Where data is kept and for how long'),
})

/** Text as someone typed it, so it contains no tokens. */
const sealedText = z.string().trim().min(1, 'must not be empty  (write something, or remove the field)')

const sealedField = z.strictObject({
  label: field(sealedText, 'The name of the field in the app'),
  field: field(offer(sealedText, 'encryption-fields'), 'Its name in `encryption.yml`'),
  device: field(sealedText, 'The value on the device'),
  server: field(sealedText, "The value that the server can read. If it's missing, the field is encrypted.").optional(),
})
const sealedThing = z.strictObject({
  thing: field(offer(sealedText, 'encryption-things'), "The record's ID in `encryption.yml`"),
  label: field(sealedText, 'The name of the record in the app'),
  fields: field(z.array(sealedField).min(1), 'Its fields'),
})

/** The schema of an example: a few records, field by field, as the device and the server have them. */
const sealedSchema = z.strictObject({ things: field(z.array(sealedThing).min(1), 'The records') })

const columns = rows({
  column: field(text, 'The heading of the column in the file'),
  becomes: field(text, 'What the app makes of it'),
})
const importSchema = z.strictObject({
  sources: field(
    rows({
      label: field(text, 'The name of the app or format'),
      file: field(text, 'The file that people import'),
      limits: field(text, 'What the file can have at most').optional(),
      lost: field(text, "What isn't imported").optional(),
    }),
    'The apps and formats that people can import from',
  ),
  columns: field(
    z.strictObject({ todoist: columns, ticktick: columns, csv: columns }),
    'What the columns of each file become',
  ),
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
