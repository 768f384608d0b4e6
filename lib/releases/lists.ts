/** One page of a list. `number` and `count` start at 1. */
export type ListPage<Item> = { number: number; count: number; entries: Item[] }

/** Returns how many pages a list of `length` entries has. An empty list has one. */
export function countPages(length: number, size: number): number {
  return Math.max(1, Math.ceil(length / size))
}

/** Returns page `number` of a list. @throws if the list doesn't have that page, which only a programming error can cause */
export function getListPage<Item>(entries: readonly Item[], size: number, number: number): ListPage<Item> {
  const count = countPages(entries.length, size)
  if (!Number.isInteger(number) || number < 1 || number > count)
    throw new Error(`The list has no page ${number} of ${count}`)
  return { number, count, entries: entries.slice((number - 1) * size, number * size) }
}

export type Year<Item> = { year: string; entries: Item[] }

/** Groups entries by the year of their date, in the order given. @param entries with dates as `YYYY-MM-DD`, sorted by date */
export function groupByYear<Item extends { date: string }>(entries: readonly Item[]): Year<Item>[] {
  const years: Year<Item>[] = []
  for (const entry of entries) {
    const year = entry.date.slice(0, 4)
    const last = years.at(-1)
    if (last?.year === year) last.entries.push(entry)
    else years.push({ year, entries: [entry] })
  }
  return years
}
