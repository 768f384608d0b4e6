import { toString as textOf } from 'mdast-util-to-string'
import { isScalar, parseDocument, visit, type YAMLMap } from 'yaml'
import { listSettingPaths, toSettingGroup } from '../../facts/settings'
import { findPart } from '../../parts'
import { readProp, valueSets } from '../../parts/part'
import { type Memory, remember } from '../../source/memory'
import { type Element, isElement, listNodes, type Page } from '../lexer/page'
import type { Report } from '../report'

/** A release that a row names, with its offset. */
type Named = { version: string; at: number }

/** A row of a file in `content/facts`, as far as its history goes. */
export type FactRow = {
  id: string
  /** The offset of the row. */
  at: number
  since?: Named
  until?: string
  /** Every release that the row names. */
  lifetime: readonly Named[]
  /** What a page contains if it shows the row, in the words of `listShown`. It's empty for rows that don't need to name a release. */
  shownBy: readonly string[]
  /** Something that an editor can write to show the row. */
  example: string
  /** Whether a release introduces the row itself. Rows of the other files compare plans or platforms. */
  isAnnounced: boolean
}

type Fields = { id: string; path: string; otherPaths?: string[]; group: string; scope: string; limit?: string }

/** How pages show the rows of a file. `list` is the name of the list that the row is in, if the file has several. */
type Kind = {
  isAnnounced: boolean
  shownBy: (row: Fields, list: string) => readonly string[]
  example: (row: Fields, list: string) => string
}

const kinds: Readonly<Record<string, Kind>> = {
  settings: {
    isAnnounced: true,
    shownBy: (row) => {
      const [path = '', ...otherPaths] = listPaths(row)
      return [
        `setting-ids ${row.id}`,
        `setting-groups ${toSettingGroup(path)}`,
        ...listSettingPaths([{ path, otherPaths }]).map(([written]) => `path ${written}`),
      ]
    },
    example: (row) => `<SettingTable group="${toSettingGroup(listPaths(row)[0] ?? '')}" />`,
  },
  shortcuts: {
    isAnnounced: true,
    shownBy: ({ id, scope }) => [`shortcut-ids ${id}`, `shortcut-scopes ${scope}`],
    example: ({ id }) => `<Keys id="${id}" />`,
  },
  limits: {
    isAnnounced: true,
    shownBy: ({ id, group }) => [`limit-ids ${id}`, `limit-groups ${group}`],
    example: ({ id }) => `<LimitTable ids="${id}" />`,
  },
  import: {
    isAnnounced: true,
    shownBy: (_, list) => (list === 'sources' ? ['ImportTable'] : [`column-sources ${list}`]),
    example: (_, list) => (list === 'sources' ? '<ImportTable />' : `<ColumnTable source="${list}" />`),
  },
  plans: { isAnnounced: false, shownBy: () => ['PlanTable'], example: () => '<PlanTable />' },
  platforms: {
    isAnnounced: false,
    shownBy: ({ id }) => [`platform-rows ${id}`],
    example: ({ id }) => `<PlatformTable rows="${id}" />`,
  },
}

/** Returns the paths of a setting, except those that aren't text, because a file with mistakes can contain anything. */
const listPaths = ({ path, otherPaths }: Fields) => [path, otherPaths].flat().filter((own) => typeof own === 'string')

export const isFactFile = (path: string) => path.startsWith('content/facts/')

/**
 * Yields each match of `pattern` in the texts of the facts and of the API document, with the reporter of its file.
 * @param toReport returns the reporter for a file
 */
export function* matchData(files: ReadonlyMap<string, string>, pattern: RegExp, toReport: (path: string) => Report) {
  for (const [path, text] of files) {
    if (!isFactFile(path) && path !== 'content/api/openapi.yaml') continue
    const report = toReport(path)
    for (const match of text.matchAll(pattern)) yield { match, report }
  }
}

/** Returns the rows of a file in `content/facts`, in all its lists. @param memory saves the work that an earlier check has done on the same text */
export function listFactRows(path: string, source: string, memory: Memory): readonly FactRow[] {
  return remember(memory, ['fact rows', path, source], () => {
    const kind = kinds[path.replace(/^.*\/|\.yml$/g, '')]
    const rows: FactRow[] = []
    visit(parseDocument(source), {
      Map: (_, node, ancestors) => {
        const list = ancestors.findLast((ancestor) => 'key' in ancestor)
        const key =
          list && isScalar((list as { key: unknown }).key)
            ? String((list as { key: { value: unknown } }).key.value)
            : ''
        const row = toRow(node, key, kind)
        if (row) rows.push(row)
      },
    })
    return rows
  })
}

function toRow(node: YAMLMap, list: string, kind: Kind | undefined): FactRow | undefined {
  const fields = node.toJSON() as Fields
  if (typeof fields.id !== 'string') return undefined
  const since = findNamed(node, 'since')
  const until = findNamed(node, 'until')
  return {
    id: fields.id,
    at: node.range?.[0] ?? 0,
    since,
    until: until?.version,
    lifetime: [since, until].filter((named) => named !== undefined),
    shownBy: kind?.shownBy(fields, list) ?? [],
    example: kind?.example(fields, list) ?? '',
    isAnnounced: kind?.isAnnounced ?? false,
  }
}

function findNamed(node: YAMLMap, field: string): Named | undefined {
  const value = node.get(field, true)
  return isScalar(value) ? { version: String(value.value), at: value.range?.[0] ?? 0 } : undefined
}

/**
 * Returns the facts that a page shows: the names of its components, the values that they take from content data, after the name of the set, and the
 * bold paths through the settings.
 * @example listShown(page) // => Set { 'LimitTable', 'limit-ids folders', 'path Settings → Tasks → Carry over' }
 */
export function listShown(page: Page): Set<string> {
  const shown = new Set<string>()
  for (const node of listNodes(page.tree)) {
    if (node.type === 'strong') shown.add(`path ${textOf(node)}`)
    if (isElement(node)) for (const key of listValues(node)) shown.add(key)
  }
  return shown
}

function listValues(element: Element): string[] {
  const part = findPart(element.name)
  const values = element.attributes.flatMap((attribute) => {
    const schema = 'name' in attribute ? part?.props[attribute.name] : undefined
    if (!schema || typeof attribute.value !== 'string') return []
    const { kind, isList } = readProp(schema)
    if (!(kind in valueSets)) return []
    return (isList ? attribute.value.split(/\s+/) : [attribute.value]).map((value) => `${kind} ${value}`)
  })
  return [element.name ?? '', ...values]
}
