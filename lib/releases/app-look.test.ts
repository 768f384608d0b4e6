import { describe, expect, test } from 'vitest'
import type { MiniatureData } from '../miniatures/schema'
import { type PlatformId, platformIds } from '../site/platforms'
import { describeAppLook } from './app-look'

const list = (title: string): MiniatureData => ({
  kind: 'list',
  title,
  groups: [{ label: 'Open', tasks: [{ name: 'A' }] }],
})
const look = (version: string, picture = list('Errands'), platforms: readonly PlatformId[] = platformIds) =>
  describeAppLook({ version, platforms }, picture)
const names = (version: string) => look(version).sidebar.map(({ name }) => name)

describe('describeAppLook', () => {
  test('shows the screens that the sidebar had', () => {
    expect(names('0.1')).toEqual(['Tasks', 'Journal'])
    expect(names('1.30')).toEqual([
      'Today',
      'Calendar',
      'Tasks',
      'Habits',
      'Journal',
      'Notes',
      'Mood Tracker',
      'People',
    ])
    expect(names('2.0')).toEqual(['Search', 'Today', 'Calendar', 'Tasks', 'Habits', 'Journal', 'People'])
  })

  test('marks the screen that the picture mentions, or otherwise the one for its kind', () => {
    const open = (picture: MiniatureData) => look('2.1', picture).sidebar.find(({ isOpen }) => isOpen)?.name
    expect(open(list('Today'))).toBe('Today')
    expect(open(list('Plan day'))).toBe('Today')
    expect(open(list('Errands'))).toBe('Tasks')
    expect(open({ kind: 'fields', title: 'Tuesday 5 July', note: 'Journal', text: 'A.' })).toBe('Journal')
  })

  test('shows a search in a window even if the sidebar had no Search', () => {
    const { device, sidebar } = look('1.29', {
      kind: 'search',
      query: 'oil',
      results: [{ kind: 'Task', title: 'Oil', text: 'in Errands' }],
    })
    expect(device).toBe('window')
    expect(sidebar.filter(({ isOpen }) => isOpen)).toEqual([])
  })

  test('shows a small window without a sidebar', () => {
    expect(look('2.1', { kind: 'quick-add', text: 'Call' })).toEqual({ device: 'none', theme: undefined, sidebar: [] })
  })

  test('shows a phone for releases that were only for phones', () => {
    expect(look('0.13', list('Today'), ['ios'])).toMatchObject({ device: 'phone', sidebar: [] })
    expect(look('1.27', list('Today'), ['mac', 'ios']).device).toBe('window')
  })

  test("is light before the dark theme existed, dark when it was new, and later the reader's choice", () => {
    expect(['1.0', '1.1', '1.2'].map((version) => look(version).theme)).toEqual(['light', 'dark', undefined])
  })
})
