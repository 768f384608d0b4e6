import { type Asked, askAll, measure } from '@/lib/testing/search-evaluation'
import { requireBuilt } from '../build/ensure-built.mjs'

/** `npm run check -- search`: asks the last build every written question, counts the right answers, and lists the misses. */
export function checkSearch(): void {
  requireBuilt()
  const asked = askAll()
  const toRow = (name: string, own: readonly Asked[]) => {
    const [first, three] = [1, 3].map((places) => measure(own, places).percent.toFixed(1))
    return `${name.padEnd(22)} ${String(own.length).padStart(4)} questions   first ${first}%   first three ${three}%`
  }
  const answered = asked.filter(({ pages }) => pages.length)
  for (const group of new Set(answered.map((own) => own.group)))
    console.log(
      toRow(
        group,
        answered.filter((own) => own.group === group),
      ),
    )
  const nothing = asked.filter(({ pages }) => !pages.length)
  console.log(
    `no strong hit where there's no answer: ${nothing.filter(({ rank }) => rank).length} of ${nothing.length}`,
  )
  console.log(`\nA right page isn't first:\n${measure(answered, 1).missed}`)
  console.log(`\nStrong hits without an answer:\n${measure(nothing, 1).missed}`)
}
