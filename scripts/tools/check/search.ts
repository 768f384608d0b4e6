import { askAll, measure, targets } from '@/lib/testing/search-evaluation'
import { requireBuilt } from '../build/ensure-built.mjs'

/** `npm run check -- search`: asks the last build every written question, compares the answers with the targets, and lists the misses. */
export function checkSearch(): void {
  requireBuilt()
  const asked = askAll()
  const answered = asked.filter(({ pages }) => pages.length)
  const nothing = asked.filter(({ pages }) => !pages.length)
  for (const { groups, first, least } of targets) {
    const own = answered.filter(({ group }) => groups.includes(group))
    const { percent } = measure(own, first)
    const verdict = percent >= least ? 'reached' : 'MISSED: npm test fails'
    const name = `${groups.join(' and ')} (${own.length} questions), first ${first === 1 ? 'page' : `${first} pages`}`
    console.log(`${name.padEnd(60)} ${percent.toFixed(1)}%   at least ${least}%, ${verdict}`)
  }
  console.log(
    `\nStrong hits where there's no answer: ${nothing.filter(({ rank }) => !rank).length} of ${nothing.length}`,
  )
  console.log(`\nA right page isn't first:\n${measure(answered, 1).missed}`)
  console.log(`\nStrong hits without an answer:\n${measure(nothing, 1).missed}`)
}
