import { describe, expect, test } from 'vitest'
import { buildDraft, findDraftProblem } from './release-template'

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
  test('has the date, and the team that writes such posts', () => {
    expect(buildDraft('2.1.14', '2026-11-21')).toContain('date: 2026-11-21\nauthor: apps\n')
    expect(buildDraft('2.2', '2026-11-21')).toContain('author: product\n')
  })
})
