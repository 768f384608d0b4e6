import { listStalePages, toYearBefore } from '@/lib/check/stale'
import { formatProblem } from '@/lib/source/problem'
import { formatDate } from '@/lib/utils/date'
import { count } from '@/lib/utils/text'
import { openContentMemory, readCheckedContent } from '../build/content'
import { readLastUpdated } from '../build/last-updated'
import { fail } from '../fail.mjs'

/** `npm run check -- stale`: lists pages that nobody has changed for a year, although releases have linked to them since. */
const today = new Date().toLocaleDateString('sv-SE')
const { dates, since = today, problem } = readLastUpdated()
if (problem) fail(`stale: not checked, because ${problem}`)
const { pages } = readCheckedContent(openContentMemory('content'))
const found = listStalePages(pages, dates, today)
for (const { path, day, posts } of found) {
  const linked = count(posts.length, 'release post has', 'release posts have')
  const message = `last changed on ${formatDate(day)}, but since then ${linked} linked to it`
  console.log(formatProblem({ path, line: 1, column: 1, message, fix: `compare it with ${posts.join(', ')}` }))
}
console.log(
  `stale: ${count(pages.length, 'page')}, ${found.length} of them unchanged for a year, although a release post has linked to them since`,
)
if (since > toYearBefore(today))
  console.log(`The git history begins on ${formatDate(since)}, so it doesn't go back a full year.`)
