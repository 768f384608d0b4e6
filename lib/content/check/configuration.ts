import { findAddressFault } from '../../site/address-fault'
import type { ConfiguredAddress } from '../../site/link-addresses'
import type { Report } from './report'

/** The configuration files that contain addresses. */
export const configurationFiles = ['config.mjs', 'footer.ts', 'forms.ts', 'navigation.ts'].map(
  (name) => `lib/site/${name}`,
)

/** Checks that no address in the configuration runs a script or leads nowhere. @param toReport returns the reporter for a file */
export function checkConfiguration(
  addresses: readonly ConfiguredAddress[],
  files: ReadonlyMap<string, string>,
  toReport: (path: string) => Report,
): void {
  for (const address of addresses) {
    const fault = findAddressFault(address.value, address.kind)
    if (!fault) continue
    const name = address.label === undefined ? `"${address.keys.join('.')}"` : `the address of "${address.label}"`
    toReport(address.file)(findOffset(files.get(address.file) ?? '', address), `${name} ${fault.message}`, fault.cure)
  }
}

/** Returns where the address is written: at its last key or, in a list of links, at the address itself. */
function findOffset(source: string, { keys, value }: ConfiguredAddress): number {
  const at = keys.reduce((from, key) => {
    const next = source.slice(from).search(new RegExp(`(?<=^ *|[{,] *)${key}:`, 'm'))
    return next < 0 ? from : from + next
  }, 0)
  return at || Math.max(source.indexOf(`'${value}'`), 0)
}
