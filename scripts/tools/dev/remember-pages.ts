import type { ParsePage } from '@/lib/check/lexer/parse-page'

/** Returns a `parse` that reuses its result while a file's text and tokens stay the same, because parsing is over half of a check. */
export function rememberPages(parse: ParsePage): ParsePage {
  const known = new Map<
    string,
    { key: string; page: ReturnType<ParsePage>; reported: Parameters<Parameters<ParsePage>[4]>[] }
  >()
  return (path, text, place, tokens, report) => {
    const key = JSON.stringify([text, tokens])
    let entry = known.get(path)
    if (entry?.key === key) {
      for (const problem of entry.reported) report(...problem)
    } else {
      const reported: Parameters<typeof report>[] = []
      const page = parse(path, text, place, tokens, (...problem) => {
        reported.push(problem)
        report(...problem)
      })
      entry = { key, page, reported }
      known.set(path, entry)
    }
    return { ...entry.page, report }
  }
}
