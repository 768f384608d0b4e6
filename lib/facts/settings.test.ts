import { describe, expect, test } from 'vitest'
import { listSettingPaths, toSettingGroup, toSettingId } from './settings'

describe('toSettingId', () => {
  test.each([
    ['Tasks → Carry over', 'tasks/carry-over'],
    ['Account → Two-step sign-in', 'account/two-step-sign-in'],
    ['Import & Export', 'import-export'],
    ['Integrations → API tokens', 'integrations/api-tokens'],
  ])('builds the id of %s', (path, id) => expect(toSettingId(path)).toBe(id))
})

describe('toSettingGroup', () => {
  test('returns the screen of a setting', () => expect(toSettingGroup('Tasks → Carry over')).toBe('Tasks'))
  test('returns the path itself if the screen is the setting', () => expect(toSettingGroup('About')).toBe('About'))
})

describe('listSettingPaths', () => {
  test('begins every path at Settings and keeps other names of a setting', () => {
    const keep = { path: 'General → Keep in menu bar', otherPaths: ['General → Keep in tray'], since: '0.11' }
    expect(listSettingPaths([keep])).toEqual([
      ['Settings → General → Keep in menu bar', '0.11'],
      ['Settings → General → Keep in tray', '0.11'],
    ])
  })

  test('leaves out the settings of the list menu', () => {
    expect(listSettingPaths([{ path: 'List → WIP limit', since: '0.15' }])).toEqual([])
  })
})
