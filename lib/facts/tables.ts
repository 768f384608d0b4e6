import type { VersionFacts } from './facts-at'
import type { Chord } from './keys'
import { type Selection, selectEntry, selectRow, selectRows, selectRowsBy } from './select-rows'
import { toSettingGroup, toSettingName } from './settings'

/** Text, with code between backticks; several lines of text; a price, with a remark below it; keys; or whether a plan or platform has something. */
export type Cell =
  | string
  | { isIncluded: boolean }
  | { lines: readonly string[] }
  | { price: number; note?: string }
  | { keys: Chord }

/**
 * A column. Its `kind` decides the width: sentences need room and an explanation half the table, while amounts, versions and keys stay on one line.
 * There are columns for the keys of `mac` and of `other` systems, and those of the reader's platform are highlighted.
 */
type Column = {
  label: string
  kind?: 'sentence' | 'explanation' | 'amount' | 'version' | 'mac' | 'other'
  /** The platforms that readers choose with the column's heading, separated by spaces. */
  chooses?: string
  /** What sets two columns apart at a glance: colours for fields that are encrypted, and for those that the server can read. */
  mark?: 'encrypted' | 'readable'
}

/** A table of facts, ready to draw. The first cell of a row is its heading. */
export type FactTableView = {
  /** The name of the table for people who can't see it. */
  label: string
  /** Adds what isn't in the cells. It's below the table. If the table explains settings, it's above, except on a phone. */
  note?: string
  columns: readonly Column[]
  rows: readonly { id: string; cells: readonly Cell[] }[]
}

/** Returns a cell that's shown as a tick for "Yes" or a dash for "No", and any other text unchanged. */
export function toAnswer(text = ''): Cell {
  return text === 'Yes' || text === 'No' ? { isIncluded: text === 'Yes' } : text
}

/** Makes the first letter a capital and leaves the rest as it is. */
export function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Joins names for a label that has to be short. If there are more than three, it shows two and counts the rest.
 * @example summarize(['Lists', 'Tasks', 'People', 'Habits']) // => 'Lists, Tasks and 2 more'
 */
export function summarize(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
}

type Shortcut = VersionFacts['shortcuts'][number]

const places: Record<Shortcut['scope'], string> = {
  global: 'that work in any app',
  app: 'on any screen',
  tasks: 'for selected tasks',
  calendar: 'in Calendar',
  editor: 'while you write',
}

/** Builds the table of the keyboard shortcuts in one scope, or of those named by ID. @throws if the scope or an ID is unknown */
export function buildShortcutTable(
  facts: VersionFacts,
  { scope, ids }: { scope?: string; ids?: string },
): FactTableView {
  const rows = selectRowsBy('<ShortcutTable>', facts.shortcuts, { group: scope, ids }, (row) => row.scope, 'scope')
  return {
    label: scope
      ? `Keyboard shortcuts ${places[scope as Shortcut['scope']]}`
      : `Keyboard shortcuts: ${summarize(rows.map((row) => row.action))}`,
    columns: [
      { label: 'Action' },
      { label: 'Windows, Linux', kind: 'other', chooses: 'win linux' },
      // An iPad has the shortcuts of macOS.
      { label: 'macOS', kind: 'mac', chooses: 'mac ios' },
      { label: 'Since', kind: 'version' },
    ],
    rows: rows.map(({ id, action, win, mac, since = '' }) => ({
      id,
      cells: [action, { keys: win }, { keys: mac }, since],
    })),
  }
}

/** The row with the fields that all records have. A table that leaves this row out adds its readable fields in a note. */
const commonRow = 'all-things'

function toFieldList(fields: readonly string[], none: string): string {
  return fields.length ? toSentence(fields.join(', ')) : none
}

/** Builds the table of encrypted and readable fields, for all kinds of record or those named by ID. @throws if an ID is unknown */
export function buildEncryptionTable(facts: VersionFacts, { things: ids }: { things?: string }): FactTableView {
  const { things } = facts.encryption
  const rows = ids === undefined ? things : selectRows('<EncryptionTable>', things, ids)
  const about = ids === undefined ? 'all records' : summarize(rows.map((row) => row.label))
  const shared = selectRow('<EncryptionTable>', things, commonRow)
  return {
    label: `Encrypted and readable fields: ${about}`,
    note: rows.includes(shared)
      ? undefined
      : `For every record, the server can also read ${shared.readable.join(', ')}.`,
    columns: [
      { label: 'Record' },
      { label: 'Encrypted', kind: 'sentence', mark: 'encrypted' },
      { label: 'Readable by the server', kind: 'sentence', mark: 'readable' },
    ],
    rows: rows.map(({ id, label, encrypted, readable }) => ({
      id,
      cells: [label, toFieldList(encrypted, ''), toFieldList(readable, 'Nothing more')],
    })),
  }
}

/** Builds the table of keys, with how each is made and where it's kept. */
export function buildKeyTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'How each key is made and where it is kept',
    columns: [{ label: 'Key' }, { label: 'Made', kind: 'sentence' }, { label: 'Kept', kind: 'sentence' }],
    rows: encryption.keys.map(({ id, label, made, kept }) => ({ id, cells: [label, made, kept] })),
  }
}

/** Builds the table of what we keep and for how long. */
export function buildRetentionTable({ encryption }: VersionFacts): FactTableView {
  return {
    label: 'What is kept and for how long',
    columns: [{ label: 'Data' }, { label: 'Kept', kind: 'sentence' }],
    rows: encryption.retention.map(({ id, label, kept }) => ({ id, cells: [label, kept] })),
  }
}

type Columns = VersionFacts['import']['columns']

const sourceNames: Record<keyof Columns, string> = { todoist: 'Todoist', ticktick: 'TickTick', csv: 'CSV' }

/** Builds the table of import sources: which file each one needs, its limits and what gets lost. */
export function buildImportTable({ import: { sources } }: VersionFacts): FactTableView {
  return {
    label: 'Where you can import from',
    columns: [
      { label: 'Source' },
      { label: 'File', kind: 'sentence' },
      { label: 'Limits and losses', kind: 'sentence' },
      { label: 'Since', kind: 'version' },
    ],
    rows: sources.map(({ id, label, file, limits, lost, since = '' }) => {
      const lines = [limits, lost && `Lost: ${lost}`].filter((line) => line !== undefined)
      return { id, cells: [label, file, { lines }, since] }
    }),
  }
}

/** Builds the table of what each column in a source's file becomes. @throws if the source is unknown */
export function buildColumnTable({ import: { columns } }: VersionFacts, { source }: { source: string }): FactTableView {
  const rows = selectEntry('<ColumnTable>', columns, 'source', source)
  const name = selectEntry('<ColumnTable>', sourceNames, 'source', source)
  return {
    label: `Columns in a ${name} file`,
    columns: [{ label: `Column in ${name}` }, { label: 'Becomes', kind: 'sentence' }],
    rows: rows.map(({ id, column, becomes }) => ({ id, cells: [column, becomes] })),
  }
}

type Setting = VersionFacts['settings'][number]

const scopes: Record<NonNullable<Setting['scope']>, { name: string; describe: (it: string) => string }> = {
  account: { name: 'Account', describe: () => 'to your whole account' },
  device: { name: 'Device', describe: (it) => `only to the device you change ${it} on` },
  list: { name: 'List', describe: (it) => `only to the list you change ${it} in` },
}

/**
 * Builds the table of the settings on one screen of Settings, or of those named by ID.
 * @param options.explained adds what each setting does, and whether a change applies to the account or to one device
 * @throws if the group or an ID is unknown
 */
export function buildSettingTable(
  facts: VersionFacts,
  { explained = false, ...selection }: Selection & { explained?: boolean },
): FactTableView {
  const rows = selectRowsBy('<SettingTable>', facts.settings, selection, (row) => toSettingGroup(row.path))
  const { group } = selection
  // The list menu isn't part of Settings.
  const screen = group === 'List' ? 'List menu' : group
  // If all settings have the same scope, a note gives it once, which leaves more room for what they do.
  const scope = explained ? findCommonScope(rows) : undefined
  const describe = scope && scopes[scope].describe
  return {
    ...(describe && {
      note: rows.length > 1 ? `These settings apply ${describe('them')}.` : `This setting applies ${describe('it')}.`,
    }),
    label: screen
      ? screen === group
        ? `Settings\u00a0→ ${screen}`
        : screen
      : `Settings: ${summarize(rows.map((row) => toSettingName(row.path)))}`,
    columns: [
      { label: 'Setting' },
      ...(explained
        ? explainedColumns.filter((column) => !scope || column !== scopeColumn)
        : [{ label: 'Default' }, valuesColumn, { label: 'Since', kind: 'version' } as const]),
    ],
    // A table about one screen doesn't repeat the name of the screen in every row.
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        toHeading((row.label ?? row.path).replace(screen ? `${screen}\u00a0→ ` : '', ''), explained && row.since),
        ...(explained ? toExplainedCells(row, scope) : [row.default ?? '', row.values, row.since ?? '']),
      ],
    })),
  }
}

const valuesColumn: Column = { label: 'Values', kind: 'sentence' }
const scopeColumn: Column = { label: 'Applies to' }
const explainedColumns: readonly Column[] = [
  { label: 'What it does', kind: 'explanation' },
  { label: 'Default' },
  scopeColumn,
]

/** Returns the scope that all the settings share, or undefined if they differ or have no scope. */
function findCommonScope([first, ...others]: readonly Setting[]): Setting['scope'] {
  return others.every(({ scope }) => scope === first?.scope) ? first?.scope : undefined
}

/** Returns a row's name, with the version below it in tables that have no Since column. */
const toHeading = (name: string, since: string | false | undefined): Cell =>
  since ? { lines: [name, `Since\u00a0${since}`] } : name

/** Returns the cells after a row's name. The purpose and the values share one, so that the table isn't wider than the text around it. */
function toExplainedCells({ purpose, values, default: own = '', scope }: Setting, common: Setting['scope']): Cell[] {
  const lines = [purpose, `Values: ${values}`]
  return [{ lines }, own, ...(common ? [] : [scope ? scopes[scope].name : ''])]
}

/** Builds the table of the settings that apply to one device, with a row for each screen that has any. */
export function buildDeviceSettingTable({ settings }: VersionFacts): FactTableView {
  const screens = [...new Set(settings.map(({ path }) => toSettingGroup(path)))]
  return {
    label: 'Settings that apply to one device',
    columns: [{ label: 'Screen' }, { label: 'Settings', kind: 'sentence' }],
    rows: screens.flatMap((screen) => {
      const rows = settings.filter(({ path, scope }) => toSettingGroup(path) === screen && scope)
      const own = rows.filter(({ scope }) => scope === 'device')
      return own.length ? [{ id: screen, cells: [screen, describeDeviceSettings(own, rows)] }] : []
    }),
  }
}

/** Returns the names of a screen's device settings, or the shorter "All" or "All except …". */
function describeDeviceSettings(own: readonly Setting[], all: readonly Setting[]): string {
  const others = all.filter((row) => !own.includes(row))
  if (!others.length) return all.length > 1 ? 'All' : listNames(own)
  return others.length === 1 && own.length > 1 ? `All except ${listNames(others)}` : listNames(own)
}

function listNames(rows: readonly Setting[]): string {
  return rows.map(({ path, otherPaths = [] }) => [path, ...otherPaths].map(toSettingName).join(' or ')).join(', ')
}
