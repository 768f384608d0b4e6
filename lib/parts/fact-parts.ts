import { glossaryGroups } from '../facts/schema'
import { definePart, mdx, prop } from './part'

/**
 * Tables of facts, for every page. Their rows come from `content/facts`, so each number is written only once, and a page of an archived version shows
 * the facts of that version.
 */
export const factParts = {
  ShortcutTable: definePart({
    about: 'Shows keyboard shortcuts, either all of a scope or some of them.',
    props: {
      scope: prop.name('shortcut-scopes', 'Where the shortcuts work').optional(),
      ids: prop.names('shortcut-ids', 'The shortcuts to show, in this order').optional(),
    },
    oneOf: [['scope'], ['ids']],
    holds: 'nothing',
    examples: ['<ShortcutTable scope="global" />'],
  }),

  SettingTable: definePart({
    about:
      'Shows settings, their values and their defaults. With `explained`, it also shows what each of them does, and whether a change applies to the account or to one device.',
    props: {
      group: prop.name('setting-groups', "The first part of the settings' paths, such as `Notifications`").optional(),
      ids: prop.names('setting-ids', 'The settings to show, in this order').optional(),
      explained: prop.flag('Shows purposes and scopes').optional(),
    },
    oneOf: [['group'], ['ids']],
    holds: 'nothing',
    examples: ['<SettingTable group="Notifications" />', '<SettingTable group="Habits" explained />'],
  }),

  DeviceSettingTable: definePart({
    about: 'Shows which settings apply to one device, screen by screen.',
    props: {},
    holds: 'nothing',
    examples: ['<DeviceSettingTable />'],
  }),

  MessageTable: definePart({
    about:
      "Shows the app's messages, what they mean and what to do. Without a group or IDs, it shows all of them, and where each one appears.",
    props: {
      group: prop.name('message-groups', 'A group of messages, such as `sync`').optional(),
      ids: prop.names('message-ids', 'The messages to show, in this order').optional(),
    },
    holds: 'nothing',
    examples: ['<MessageTable group="sync" />'],
  }),

  Glossary: definePart({
    about: 'Shows a section of the glossary. Each term is a heading, and its ID is the one in `glossary.yml`.',
    props: { group: prop.choice(glossaryGroups, 'The section') },
    adds: 'term-ids',
    holds: 'nothing',
    // Its terms are third-level headings, so they need a second-level one above them.
    examples: [
      mdx`
        ## Privacy

        <Glossary group="privacy" />
      `,
    ],
  }),

  GlossaryLetters: definePart({
    about: 'Shows a row of letters above the glossary. Each leads to the first term that begins with it.',
    props: {},
    holds: 'nothing',
    examples: ['<GlossaryLetters />'],
  }),

  LimitTable: definePart({
    about: 'Shows limits, such as how many lists a plan allows.',
    props: {
      group: prop.name('limit-groups', 'A group of limits, such as `plan`').optional(),
      ids: prop.names('limit-ids', 'The limits to show, in this order').optional(),
    },
    oneOf: [['group'], ['ids']],
    holds: 'nothing',
    examples: ['<LimitTable group="plan" />'],
  }),

  PlanTable: definePart({
    about: 'Shows prices and the features of each plan.',
    props: {},
    holds: 'nothing',
    examples: ['<PlanTable />'],
  }),

  PlatformTable: definePart({
    about: 'Shows the features and requirements of each system.',
    props: { rows: prop.names('platform-rows', 'The rows to show, in this order') },
    holds: 'nothing',
    examples: ['<PlatformTable rows="store needs" />'],
  }),

  DirectFiles: definePart({
    about: "Shows the downloads that don't come from a store.",
    props: {},
    holds: 'nothing',
    examples: ['<DirectFiles />'],
  }),

  EncryptionTable: definePart({
    about: 'Shows which fields are encrypted and which the server can read.',
    props: {
      things: prop
        .names(
          'encryption-things',
          'The kinds of record to show, in this order. Without it, the table shows everything.',
        )
        .optional(),
    },
    holds: 'nothing',
    examples: ['<EncryptionTable things="list" />'],
  }),

  KeyTable: definePart({
    about: "Shows the encryption keys, how they're created and where they're kept.",
    props: {},
    holds: 'nothing',
    examples: ['<KeyTable />'],
  }),

  RetentionTable: definePart({
    about: 'Shows where data is kept and for how long.',
    props: {},
    holds: 'nothing',
    examples: ['<RetentionTable />'],
  }),

  ImportTable: definePart({
    about: "Shows the apps you can import from, the files they need and what isn't imported.",
    props: {},
    holds: 'nothing',
    examples: ['<ImportTable />'],
  }),

  ColumnTable: definePart({
    about: 'Shows how the app reads each column of an imported file.',
    props: { source: prop.name('column-sources', 'The app that the file comes from') },
    holds: 'nothing',
    examples: ['<ColumnTable source="todoist" />'],
  }),
}
