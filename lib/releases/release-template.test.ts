import { describe, expect, test } from 'vitest'
import { buildDraft, findDraftProblem, suggestTeam } from './release-template'

const newest = { version: '2.1.13', date: '2026-11-12' }

describe('findDraftProblem', () => {
  test.each(['2.1.14', '2.2', '3.0'])('lets %s follow 2.1.13', (version) =>
    expect(findDraftProblem(version, '2026-11-21', newest)).toBeUndefined(),
  )
  test.each(['2.1.13', '2.1.9', '2.1', '0.21'])('refuses %s, which is not newer', (version) =>
    expect(findDraftProblem(version, '2026-11-21', newest)).toContain(`${version} is not newer than 2.1.13`),
  )
  test.each(['', 'v2.2', '2', '2.1.14.1', 'next'])('refuses "%s", which isn\'t a version', (version) =>
    expect(findDraftProblem(version, '2026-11-21', newest)).toContain("isn't a version"),
  )
  test.each(['2026-11-12', '2026-11-01'])('refuses %s, since dates never go backwards', (today) =>
    expect(findDraftProblem('2.1.14', today, newest)).toContain('2.1.13 is dated 2026-11-12'),
  )
})

describe('buildDraft', () => {
  test('has a heading for each kind of change, in their order', () =>
    expect(buildDraft('title: Lists\n')).toBe(
      '---\ntitle: Lists\n---\n\n## New\n\n-\n\n## Improved\n\n-\n\n## Fixed\n\n-\n\n## Removed\n\n-\n',
    ))
})

test.each([
  ['2.1.14', 'apps'],
  ['2.2', 'product'],
])('suggests the team that writes posts such as that of %s', (version, team) => expect(suggestTeam(version)).toBe(team))
