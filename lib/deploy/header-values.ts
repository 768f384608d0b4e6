import type { HostRules } from './host-rules'

/** One header with the rules that set it, in order; the first is for every address. */
export type HeaderValues = { name: string; values: readonly { path: string; value: string }[] }

/** The headers of the rules by name, for hosts where each is set by itself. */
export function listHeaderValues({ headers }: HostRules): HeaderValues[] {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))]
  return names.map((name) => ({
    name,
    values: headers.flatMap(({ path, headers }) => {
      const value = headers[name]
      return value === undefined ? [] : [{ path, value }]
    }),
  }))
}
