import { describe, expect, test } from 'vitest'
import { selectEntry, selectRow, selectRows, selectRowsBy } from './select-rows'

const rows = [
  { id: 'tasks', group: 'plan' },
  { id: 'lists', group: 'plan' },
  { id: 'folders', group: 'both' },
]
const toGroup = (row: { group: string }) => row.group

describe('selectRow', () => {
  test('names the table, the id and the nearest one when there is no such row', () => {
    expect(() => selectRow('<LimitTable>', rows, 'taks')).toThrow(
      '<LimitTable>: there is no row "taks" here; the nearest is "tasks"',
    )
  })

  test('names all rows when none is near', () => {
    expect(() => selectRow('<LimitTable>', rows, 'weather')).toThrow('the known ones are tasks, lists, folders')
  })
})

describe('selectRows', () => {
  test('keeps the order of the author', () => {
    expect(selectRows('<LimitTable>', rows, 'folders  tasks').map(({ id }) => id)).toEqual(['folders', 'tasks'])
  })

  test('refuses to build an empty table', () => {
    expect(() => selectRows('<LimitTable>', rows, ' ')).toThrow('<LimitTable>: name at least one row')
  })
})

describe('selectRowsBy', () => {
  test('returns the rows of a group', () => {
    expect(selectRowsBy('<LimitTable>', rows, { group: 'plan' }, toGroup)).toHaveLength(2)
  })

  test('names the nearest group when there is no such group', () => {
    expect(() => selectRowsBy('<LimitTable>', rows, { group: 'plans' }, toGroup)).toThrow(
      '<LimitTable>: there is no group "plans" here; the nearest is "plan"',
    )
  })

  test.each([[{}], [{ group: 'plan', ids: 'tasks' }]])("refuses %o, which isn't exactly one choice", (selection) => {
    expect(() => selectRowsBy('<LimitTable>', rows, selection, toGroup)).toThrow(
      '<LimitTable>: give either group or ids',
    )
  })
})

describe('selectEntry', () => {
  test('names the nearest entry when there is no such entry', () => {
    expect(() => selectEntry('<ColumnTable>', { todoist: 1, csv: 2 }, 'source', 'todist')).toThrow(
      '<ColumnTable>: there is no source "todist" here; the nearest is "todoist"',
    )
  })

  test('ignores properties of the prototype', () => {
    expect(() => selectEntry('<ColumnTable>', { csv: 2 }, 'source', 'toString')).toThrow('the known ones are csv')
  })
})
