import { describe, expect, test } from 'vitest'
import { countMonthlyChanges, dateMinorVersions, groupChanges, listMinorVersions, toChangeGroup } from './changes'

describe('toChangeGroup', () => {
  test.each([
    ['New', 'new'],
    ['Improved', 'improved'],
    ['Fixed', 'fixed'],
    ['Removed', 'breaking'],
    ['Breaking changes', 'breaking'],
    ['How your account moves', undefined],
  ])('puts what is under "%s" into %s', (heading, group) => expect(toChangeGroup(heading)).toBe(group))
})

test('listMinorVersions lists x.y once, newest first, if anything is newer', () => {
  expect(listMinorVersions(['2.1', '2.0.2', '2.0.1', '2.0', '1.10', '1.9'])).toEqual(['2.0', '1.10', '1.9'])
  expect(listMinorVersions(['2.1.1', '2.1'])).toEqual(['2.1'])
})

test('dateMinorVersions adds the date on which each version began', () => {
  const toRelease = (version: string, date: string) => ({ version, date })
  expect(
    dateMinorVersions([
      toRelease('2.1', '2026-03-01'),
      toRelease('2.0.1', '2026-01-05'),
      { date: '2026-01-01' },
      toRelease('2.0', '2025-12-10'),
      toRelease('1.10.2', '2025-02-03'),
    ]),
  ).toEqual([toRelease('2.0', '2025-12-10'), toRelease('1.10', '2025-02-03')])
})

describe('countMonthlyChanges', () => {
  test('has the months from the first release to the newest, and counts a post without lists as one change', () => {
    const releases = [
      { date: '2020-02-20', changes: 3 },
      { date: '2020-02-01', changes: 2 },
      { date: '2019-11-12', changes: 0 },
    ]
    const [first, second] = countMonthlyChanges(releases)
    expect(first).toMatchObject({ year: 2019, months: [...Array(10).fill(undefined), 1, 0] })
    expect(second).toMatchObject({ year: 2020, months: [0, 5, ...Array(10).fill(undefined)] })
  })

  test('has no years if there are no releases', () => expect(countMonthlyChanges([])).toEqual([]))
})

describe('groupChanges', () => {
  const release = (version: string, groups: readonly string[]) => ({
    version,
    href: `/releases/${version}`,
    heading: `About ${version}`,
    description: `Summary of ${version}.`,
    date: '2024-02-20',
    platforms: ['win'] as const,
    areas: ['tasks'] as const,
    isStory: false,
    changes: groups.map((group) => ({ group: group as 'new', title: `${group} in ${version}`, id: group })),
  })
  const releases = [release('2.0.1', ['fixed']), release('2.0', ['new', 'breaking']), release('1.30', ['new'])]

  test('lists changes that are newer than the version, breaking ones first, newest first', () => {
    const shown = groupChanges(releases, '1.30').map(({ title, rows }) => [title, rows.map(({ version }) => version)])
    expect(shown).toEqual([
      ['Breaking and removed', ['2.0']],
      ['New', ['2.0']],
      ['Fixed', ['2.0.1']],
    ])
  })

  test('links to the part of the post, and lists a post without lists itself', () => {
    const [group] = groupChanges([release('2.0', []), release('1.31', ['new', 'new'])], '1.30')
    expect(group?.rows).toMatchObject([
      { href: '/releases/2.0', changes: [{ title: 'About 2.0', text: 'Summary of 2.0.' }] },
      { href: '/releases/1.31#new', changes: [{ title: 'new in 1.31' }, { title: 'new in 1.31' }] },
    ])
  })

  test('lists a story itself before its changes, and links to the whole post', () => {
    const story = { ...release('2.0', ['breaking', 'new', 'fixed']), isStory: true }
    const groups = groupChanges([story, release('1.31', ['new'])], '1.30')
    expect(
      groups.map(({ id, rows }) => [
        id,
        ...rows.map(({ href, changes }) => [href, ...changes.map(({ title }) => title)]),
      ]),
    ).toEqual([
      ['breaking', ['/releases/2.0#breaking', 'breaking in 2.0']],
      ['new', ['/releases/2.0', 'About 2.0', 'new in 2.0'], ['/releases/1.31#new', 'new in 1.31']],
      ['fixed', ['/releases/2.0#fixed', 'fixed in 2.0']],
    ])
  })

  test('returns nothing for the newest version', () => expect(groupChanges(releases, '2.0.1')).toEqual([]))
})
