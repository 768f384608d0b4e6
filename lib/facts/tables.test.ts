import { describe, expect, test } from 'vitest'
import { currentVersion } from '../site/versions'
import { getFacts } from '../source/page-data'
import { buildDirectFilesTable, buildPlatformTable } from './downloads'
import { buildLimitTable, buildPlanTable, formatPrice } from './plans'
import {
  buildColumnTable,
  buildEncryptionTable,
  buildImportTable,
  buildKeyTable,
  buildSettingTable,
  buildShortcutTable,
  type Cell,
  type FactTableView,
  summarize,
} from './tables'

const now = getFacts(currentVersion.id)
const old = getFacts('1.x')
const toCellText = (cell: Cell) => {
  if (typeof cell === 'string') return cell
  if ('price' in cell) return [formatPrice(cell.price), cell.note].filter(Boolean).join('. ')
  if ('isIncluded' in cell) return cell.isIncluded ? 'Yes' : 'No'
  return 'keys' in cell ? [cell.keys].flat().join(', ') : cell.lines.join('. ')
}
const row = (view: FactTableView, id: string) => view.rows.find((own) => own.id === id)?.cells.map(toCellText)
const columns = (view: FactTableView) => view.columns.map(({ label }) => label)
const headings = (view: FactTableView) => view.rows.map(({ cells: [heading] }) => heading)

describe('buildShortcutTable', () => {
  test('has the keys of a scope on every system', () => {
    const view = buildShortcutTable(now, { scope: 'calendar' })
    expect(view.label).toBe('Keyboard shortcuts in Calendar')
    expect(row(view, 'cal-month')).toEqual(['Show the Month view', 'M', 'M', '2.1'])
  })

  test('has the keys of the version', () => {
    expect(row(buildShortcutTable(old, { ids: 'go-people' }), 'go-people')?.[1]).toBe('Ctrl+8')
    expect(() => buildShortcutTable(old, { ids: 'cal-month' })).toThrow(
      '<ShortcutTable>: there is no row "cal-month" here',
    )
  })

  test('suggests the nearest scope', () => {
    expect(() => buildShortcutTable(now, { scope: 'task' })).toThrow('no scope "task" here; the nearest is "tasks"')
  })
})

describe('buildSettingTable', () => {
  test("doesn't repeat the screen of a group", () => {
    const view = buildSettingTable(now, { group: 'Timers' })
    expect(view.label).toBe('Settings\u00a0→ Timers')
    expect(row(view, 'timers/focus-length')).toEqual(['Focus length', '25\u00a0min', '5 to 120\u00a0min', '0.19'])
  })

  test('gives the whole path of settings from several screens', () => {
    const view = buildSettingTable(now, { ids: 'list/wip-limit tasks/carry-over general/keep-in-menu-bar' })
    expect(headings(view)).toEqual([
      'List menu\u00a0→ WIP limit',
      'Tasks\u00a0→ Carry over',
      'General\u00a0→ Keep in menu bar (macOS), Keep in tray (Windows, Linux)',
    ])
  })

  test("leaves out settings the version didn't have", () => {
    expect(headings(buildSettingTable(old, { group: 'Notifications' }))).not.toContain('Plan tomorrow')
  })
})

describe('buildLimitTable', () => {
  test('has a column for each plan where the plans differ', () => {
    const view = buildLimitTable(now, { group: 'plan' })
    expect(columns(view)).toEqual(['Limit', 'Free', 'Premium'])
    expect(row(view, 'people')).toEqual(['People', '10', '2,000'])
  })

  test.each([
    ['both', 'Both plans'],
    ['premium', 'Premium'],
    ['characters', 'At most'],
  ])('has one column for group %s', (group, column) => {
    expect(columns(buildLimitTable(now, { group }))).toEqual(['Limit', column])
  })

  test('has one column for limits of several groups that are the same on both plans', () => {
    expect(columns(buildLimitTable(now, { ids: 'subtasks chars-task-name' }))).toEqual(['Limit', 'Both plans'])
  })

  test('shows mixed limits for each plan', () => {
    const view = buildLimitTable(now, { ids: 'image-size image-storage time-blocks' })
    expect(row(view, 'image-size')).toEqual(['Size of each image', '10\u00a0MB', '10\u00a0MB'])
    expect(row(view, 'time-blocks')).toEqual(['Time blocks', 'Not included', '10 per task'])
  })
})

describe('buildPlanTable', () => {
  test('has prices in both currencies, and limits from the table of limits', () => {
    const view = buildPlanTable(now)
    expect(row(view, 'price-month')).toEqual(['Price a month', '€0 or $0', '€6 or $6'])
    expect(row(view, 'price-year')).toEqual(['Price a year', '€0 or $0', '€60 or $60. 2 months free'])
    expect(row(view, 'people')).toEqual(['People', '10', '2,000'])
    expect(row(view, 'weather')).toEqual(['Weather in entries', 'No', 'Yes'])
    expect(view.note).toContain('30 days')
  })

  test('has the terms of an archived version', () => {
    const view = buildPlanTable(old)
    expect(row(view, 'price-year')?.[2]).toBe('€36 or $36. 3 months free')
    expect(row(view, 'lists')?.[1]).toBe('5')
    expect(view.note).toBeUndefined()
  })
})

describe('formatPrice', () => {
  test('uses the same number for both currencies', () => expect(formatPrice(36)).toBe('€36 or $36'))
})

describe('buildPlatformTable', () => {
  test('has a row for each platform if there are few facts', () => {
    const view = buildPlatformTable(now, { rows: 'store needs' })
    expect(columns(view)).toEqual(['Platform', 'Store', 'Needs'])
    expect(row(view, 'mac')).toEqual(['macOS', 'Mac App Store', 'macOS 12 or later'])
  })

  test('has a column for each platform if there are many', () => {
    const view = buildPlatformTable(now, { rows: 'calendars widgets assistant weather' })
    expect(columns(view)).toEqual(['What', 'Windows', 'macOS', 'Linux', 'iOS', 'Android'])
    expect(row(view, 'widgets')).toEqual(['Widgets', 'No', 'No', 'No', 'Yes', 'No'])
  })
})

describe('buildDirectFilesTable', () => {
  test('has the four current files', () => {
    expect(headings(buildDirectFilesTable(now))).toHaveLength(4)
    expect(row(buildDirectFilesTable(now), 'mac')?.[2]).toContain(`-${now.release}-universal.dmg`)
  })

  test('has the files of 1.30, which had one for Windows', () => {
    expect(headings(buildDirectFilesTable(old))).toEqual([
      'Installer (x86)',
      'Installer (DMG, Universal)',
      'AppImage (x86)',
    ])
    expect(row(buildDirectFilesTable(old), 'winX86')?.[2]).toMatch(/-1\.30-x86\.exe`$/)
  })
})

describe('buildEncryptionTable', () => {
  test('has all records unless some are named', () => {
    expect(buildEncryptionTable(now, {}).rows).toHaveLength(14)
    expect(buildEncryptionTable(now, {}).note).toBeUndefined()
  })

  test('adds a note with the fields of all records that the server can read', () => {
    const view = buildEncryptionTable(now, { things: 'note task' })
    expect(row(view, 'note')).toEqual(['Note', 'Title, text, topics, pin', 'Nothing more'])
    expect(view.note).toBe(
      'For every record, the server can also read ID, kind, size, timestamps (created, changed, moved to Trash), `source`, `source_id`.',
    )
  })

  test('has notebooks instead of topics in 1.x', () => {
    expect(row(buildEncryptionTable(old, {}), 'note')?.[1]).toBe('Title, text, notebook, pin')
  })
})

describe('buildKeyTable', () => {
  test('has one content key in 1.x, and a key for each record since', () => {
    expect(headings(buildKeyTable(old))).toContain('Content key')
    expect(headings(buildKeyTable(old))).not.toContain('Item key')
    expect(headings(buildKeyTable(now))).toContain('Item key')
  })
})

describe('buildImportTable', () => {
  test('separates limits from losses', () => {
    expect(row(buildImportTable(now), 'todoist')?.[2]).toBe(
      'The file contains open tasks only. Lost: comments, assignees, sections, reminders',
    )
    expect(row(buildImportTable(now), 'csv')?.[2]).toBe('10,000 rows, 20\u00a0MB')
  })

  test('has no later sources in 1.x', () => {
    expect(buildImportTable(old).rows.map(({ id }) => id)).toEqual(['own', 'csv', 'todoist', 'ticktick', 'markdown'])
  })
})

describe('buildColumnTable', () => {
  test('shows the replacement of a column', () => {
    expect(row(buildColumnTable(now, { source: 'todoist' }), 'duration')).toEqual(['`DURATION` in minutes', 'Estimate'])
  })

  test('suggests the nearest source', () => {
    expect(() => buildColumnTable(now, { source: 'tiktick' })).toThrow(
      'no source "tiktick" here; the nearest is "ticktick"',
    )
  })
})

describe('summarize', () => {
  test('names up to three', () => expect(summarize(['A', 'B', 'C'])).toBe('A, B, C'))
  test('counts the rest if there are more', () => expect(summarize(['A', 'B', 'C', 'D'])).toBe('A, B and 2 more'))
})
