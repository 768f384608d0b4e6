export type Year<Entry> = { year: string; entries: Entry[] }

/** Groups entries by the year of their date, in the order given. @param entries with dates as `YYYY-MM-DD`, sorted by date */
export function groupByYear<Entry extends { date: string }>(entries: readonly Entry[]): Year<Entry>[] {
  const years: Year<Entry>[] = []
  for (const entry of entries) {
    const year = entry.date.slice(0, 4)
    const last = years.at(-1)
    if (last?.year === year) last.entries.push(entry)
    else years.push({ year, entries: [entry] })
  }
  return years
}
