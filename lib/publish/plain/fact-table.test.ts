import { describe, expect, test } from 'vitest'
import type { FactTableView } from '../../facts/tables'
import { toFactTable } from './fact-table'
import { toMarkdown } from './to-markdown'

const view: FactTableView = { label: 'Limits on both plans', columns: [{ label: 'A' }, { label: 'B' }], rows: [] }

const write = (part: Partial<FactTableView>) =>
  toMarkdown({ type: 'root', children: toFactTable({ ...view, ...part }) })
const writeRow = (...cells: FactTableView['rows'][number]['cells']) =>
  write({ rows: [{ id: 'a', cells }] }).split('\n')[4]

describe('toFactTable', () => {
  test('puts the label above the table', () => {
    expect(write({})).toBe('_Limits on both plans_\n\n| A | B |\n| - | - |\n')
  })

  test('leaves out a label that lists what the table holds', () => {
    expect(write({ label: 'Limits: Tasks and Lists' })).toBe('| A | B |\n| - | - |\n')
  })

  test('puts a note below the table, in place of the label', () => {
    expect(write({ note: 'See `source`.' })).toBe('| A | B |\n| - | - |\n\nSee `source`.\n')
  })

  test('writes words between backticks as code', () => {
    expect(writeRow('A `.zip` or `.md`', '')).toBe('| A `.zip` or `.md` | |')
  })

  test('keeps a bar inside its cell', () => expect(writeRow('`a|b`', 'c|d')).toBe('| `a\\|b` | c\\|d |'))

  test('writes keys and their alternatives', () => {
    expect(writeRow({ keys: 'Ctrl+\\' }, { keys: ['⌘Y', '⌘⇧Z'] })).toBe('| Ctrl+\\\\ | ⌘Y or ⌘⇧Z |')
  })

  test('puts lines after each other', () => {
    expect(writeRow({ lines: ['€60', '2 months free'] }, { lines: ['It ends.', 'Then `x`'] })).toBe(
      '| €60; 2 months free | It ends. Then `x` |',
    )
  })
})
