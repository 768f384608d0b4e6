import type { HostRules } from './host-rules'

/** One header with the values that the rules give it, in order. The first one is for every address. */
export type HeaderValues = { name: string; values: readonly { path: string; value: string }[] }

/** Lists the headers of the rules by name, for hosts that set each header separately. */
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
