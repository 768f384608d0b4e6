import { findNearest } from '../utils/nearest'

/** An error that names the table, what an author wrote, and what was probably meant. */
function buildError(table: string, what: string, value: string, known: readonly string[]): Error {
  const nearest = findNearest(value, known)
  const hint = nearest ? `the nearest is "${nearest}"` : `known are ${known.join(', ')}`
  return new Error(`${table}: there is no ${what} "${value}" here; ${hint}`)
}

/**
 * The row called `id`.
 * @throws naming the table, the id and the nearest one, when it is missing; it may be a row of another version
 */
export function selectRow<Row extends { id: string }>(table: string, rows: readonly Row[], id: string): Row {
  const row = rows.find((candidate) => candidate.id === id)
  if (row) return row
  throw buildError(
    table,
    'row',
    id,
    rows.map((candidate) => candidate.id),
  )
}

/**
 * The rows that `ids` names, with spaces between them, in that order.
 * @throws when one is missing, or none is named
 */
export function selectRows<Row extends { id: string }>(table: string, rows: readonly Row[], ids: string): Row[] {
  const wanted = ids.split(/\s+/).filter(Boolean)
  if (!wanted.length) throw new Error(`${table}: name at least one row`)
  return wanted.map((id) => selectRow(table, rows, id))
}

/** What an author chooses rows by: one group, or some ids. */
export type Selection = { group?: string; ids?: string }

/**
 * The rows of one group, or those that `ids` names.
 * @throws when the group does not exist, or neither or both are given
 */
export function selectRowsBy<Row extends { id: string }>(
  table: string,
  rows: readonly Row[],
  { group, ids }: Selection,
  toGroup: (row: Row) => string,
  what = 'group',
): Row[] {
  if ((group === undefined) === (ids === undefined)) throw new Error(`${table}: give either ${what} or ids`)
  if (ids !== undefined) return selectRows(table, rows, ids)
  const found = rows.filter((row) => toGroup(row) === group)
  if (!found.length) throw buildError(table, what, String(group), [...new Set(rows.map(toGroup))])
  return found
}

/**
 * The value of `record` under `name`.
 * @throws naming the table, the name and the nearest one, when it is missing
 */
export function selectEntry<Value>(
  table: string,
  record: Readonly<Record<string, Value>>,
  what: string,
  name: string,
): Value {
  const value = Object.hasOwn(record, name) ? record[name] : undefined
  if (value === undefined) throw buildError(table, what, name, Object.keys(record))
  return value
}

/**
 * A few names for a label that must be short.
 * @example summarize(['Lists', 'Tasks', 'People', 'Habits']) // => 'Lists, Tasks and 2 more'
 */
export function summarize(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
}
