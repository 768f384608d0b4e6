import { findNearest } from '../utils/nearest'

/** Builds an error that gives the table, what an author wrote, and what they probably meant. */
function buildError(table: string, what: string, value: string, known: readonly string[]): Error {
  const nearest = findNearest(value, known)
  const hint = nearest ? `the nearest is "${nearest}"` : `the known ones are ${known.join(', ')}`
  return new Error(`${table}: there is no ${what} "${value}" here; ${hint}`)
}

/**
 * Returns the row with this ID.
 * @throws an error that gives the table, the ID and the nearest one, if the row is missing. It may belong to another version.
 */
export function selectRow<Row extends { id: string }>(table: string, rows: readonly Row[], id: string): Row {
  return selectEntry(table, Object.fromEntries(rows.map((row) => [row.id, row])), 'row', id)
}

/**
 * Returns the rows that `ids` lists, separated by spaces, in that order.
 * @throws if a row is missing or `ids` is empty
 */
export function selectRows<Row extends { id: string }>(table: string, rows: readonly Row[], ids: string): Row[] {
  const wanted = ids.split(/\s+/).filter(Boolean)
  if (!wanted.length) throw new Error(`${table}: name at least one row`)
  return wanted.map((id) => selectRow(table, rows, id))
}

/** How an author chooses rows: by one group, or by some IDs. */
export type Selection = { group?: string; ids?: string }

/**
 * Returns the rows of one group, or those that `ids` lists.
 * @throws if the group doesn't exist, or if neither or both are given
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
 * Returns the value of `record` under `name`.
 * @throws an error that gives the table, the name and the nearest one, if there's no such value
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
