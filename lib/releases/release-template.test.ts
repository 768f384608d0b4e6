import { describe, expect, test } from 'vitest'
import { buildPost, findReleaseProblem, suggestTeam } from './release-template'

const releases = [
  { version: '2.1.13', date: '2026-11-12', isDraft: false },
  { version: '2.1.12', date: '2026-10-12', isDraft: false },
]
const drafts = [{ version: '2.3', date: '2026-12-24', isDraft: true }, ...releases]

describe('findReleaseProblem', () => {
  test.each(['2.1.14', '2.2', '3.0'])('lets %s follow 2.1.13', (version) =>
    expect(findReleaseProblem(version, '2026-11-21', releases)).toBeUndefined(),
  )
  test.each(['2.1.13', '2.1.9', '2.1', '0.21'])("refuses %s, which isn't newer", (version) =>
    expect(findReleaseProblem(version, '2026-11-21', releases)).toContain(`${version} is not newer than 2.1.13`),
  )
  test.each(['', 'v2.2', '2', '2.1.14.1', 'next'])('refuses "%s", which isn\'t a version', (version) =>
    expect(findReleaseProblem(version, '2026-11-21', releases)).toContain("isn't a version"),
  )
  test.each(['2026-11-12', '2026-11-01'])('refuses %s, since dates never go backwards', (today) =>
    expect(findReleaseProblem('2.1.14', today, releases)).toContain('2.1.13 is dated 2026-11-12'),
  )
})

describe('findReleaseProblem, with a draft of 2.3', () => {
  test.each([
    ['2.2', '2026-11-21'],
    ['2.4', '2027-01-01'],
  ])('lets %s have the date %s', (version, date) => expect(findReleaseProblem(version, date, drafts)).toBeUndefined())
  test("doesn't let another release have its version", () =>
    expect(findReleaseProblem('2.3', '2027-01-01', drafts)).toContain('2.3 is a draft already'))
  test.each([
    ['2.2', '2026-12-24', '2.3, a draft, is dated 2026-12-24  (choose an earlier day'],
    ['2.4', '2026-12-24', '2.3 is dated 2026-12-24  (choose a later day'],
  ])('refuses %s on %s', (version, date, problem) =>
    expect(findReleaseProblem(version, date, drafts)).toContain(problem),
  )
})

describe('buildPost', () => {
  test('has a heading for each kind of change, in their order', () =>
    expect(buildPost('title: Lists\n')).toBe(
      '---\ntitle: Lists\n---\n\n## New\n\n-\n\n## Improved\n\n-\n\n## Fixed\n\n-\n\n## Removed\n\n-\n',
    ))
})

test.each([
  ['2.1.14', 'apps'],
  ['2.2', 'product'],
])('suggests the team that writes posts like that of %s', (version, team) => expect(suggestTeam(version)).toBe(team))
