import { describe, expect, test } from 'vitest'
import { formatProblems } from '../source/problem'
import { checkSecurityExpiry } from './security-expiry'

const source = "export const config = {\n  name: 'X',\n  securityExpires: '2027-11-01T00:00:00Z',\n}\n"
const check = (now: string, expires = '2027-11-01T00:00:00Z') => {
  const { problems, notes } = checkSecurityExpiry(source, new Date(now), expires)
  return { problems: formatProblems(problems), notes }
}

describe('checkSecurityExpiry', () => {
  test('reports nothing while there are more than 60 days left', () => {
    expect(check('2027-09-01T23:59:59Z')).toEqual({ problems: '', notes: [] })
  })

  test('warns during the 60 days before the file expires', () => {
    for (const [now, left] of [
      ['2027-09-02T00:00:00Z', '60 days'],
      ['2027-10-31T12:00:00Z', '1 day'],
    ] as const) {
      const { problems, notes } = check(now)
      expect(problems).toBe('')
      expect(notes).toEqual([
        expect.stringContaining(`lib/site/config.mjs: security.txt expires in ${left}  (check that the contacts`),
      ])
    }
  })

  test('fails as soon as the file has expired, with the line and a new date to write', () => {
    expect(check('2027-11-01T00:00:00Z')).toEqual({
      problems:
        'lib/site/config.mjs:3:1  security.txt expired on 2027-11-01  (check that the contacts in security.txt still work, and write a day before 2028-11-01)',
      notes: [],
    })
  })

  test("fails if the date is more than a year ahead, or isn't a date", () => {
    expect(check('2026-10-30T00:00:00Z').problems).toContain('expires more than a year from now')
    expect(check('2026-10-31T00:00:00Z').problems).toBe('')
    expect(check('2027-01-01T00:00:00Z', 'next year').problems).toContain('"next year" isn\'t a time')
  })
})
