import { config } from '../site/config.mjs'
import type { Problem } from '../source/problem'
import { count } from '../utils/text'
import { createReport } from './report'

const file = 'lib/site/config.mjs'
const day = 24 * 60 * 60_000
/** How many days before `security.txt` expires the check begins to say so. */
const noticeDays = 60
/** The longest that RFC 9116 recommends, in days. Nobody would notice for years if the addresses no longer worked. */
const longestDays = 366

type Expiry = { problems: Problem[]; notes: string[] }

/**
 * Checks when `security.txt` expires. It isn't part of a build, because an old commit has to build as before.
 * @param source the text of `lib/site/config.mjs`
 */
export function checkSecurityExpiry(source: string, now: Date, expires: string = config.securityExpires): Expiry {
  const problems: Problem[] = []
  const report = createReport(file, source, problems)
  const at = Math.max(source.search(/^ *securityExpires:/m), 0)
  const daysLeft = (Date.parse(expires) - now.getTime()) / day
  const fix = `check that the contacts in security.txt still work, and write a day before ${toDay(now, longestDays)}`
  if (Number.isNaN(daysLeft)) report(at, `"${expires}" isn't a time`, 'write it like 2027-11-01T00:00:00Z')
  else if (daysLeft <= 0) report(at, `security.txt expired on ${expires.slice(0, 10)}`, fix)
  else if (daysLeft > longestDays) report(at, `security.txt expires more than a year from now`, fix)
  else if (daysLeft <= noticeDays)
    return { problems, notes: [`${file}: security.txt expires in ${count(Math.ceil(daysLeft), 'day')}  (${fix})`] }
  return { problems, notes: [] }
}

const toDay = (from: Date, days: number) => new Date(from.getTime() + days * day).toISOString().slice(0, 10)
