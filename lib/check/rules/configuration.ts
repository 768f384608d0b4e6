import { forms } from '../../forms/forms'
import { type AddressKind, findAddressFault } from '../../site/address'
import { publishedAnchorsFile } from '../../site/build-settings.mjs'
import { config } from '../../site/config.mjs'
import type { SiteConfig } from '../../site/config-types'
import { type FooterGroup, footerColumns, footerGroups, type NavbarItem, navigation } from '../../site/navigation'
import type { Report } from '../report'

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
    toReport(address.file)(findOffset(files.get(address.file) ?? '', address), `${name} ${fault.message}`, fault.fix)
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

/** The files of the configuration that contain addresses. */
const paths = {
  config: 'lib/site/config.mjs',
  navigation: 'lib/site/navigation.ts',
  forms: 'lib/forms/forms.ts',
} as const

/** Files outside `content` that the check reads. */
export const configurationFiles: readonly string[] = [...Object.values(paths), publishedAnchorsFile]

/** An address of the configuration, with the keys that lead to it or, in a list of links, the link's label. */
export type ConfiguredAddress = {
  file: string
  keys: readonly string[]
  label?: string
  kind: AddressKind
  value: unknown
}

type Links = readonly (NavbarItem | FooterGroup['links'][number])[]
type Sources = { config: SiteConfig; navigation: Links; footer: readonly FooterGroup[] }

const shipped: Sources = { config, navigation, footer: [...footerColumns, ...footerGroups] }

/** Returns every address that the configuration puts into a page. A value of `config.mjs` that the footer repeats is listed once. */
export function listConfiguredAddresses({ config, navigation, footer }: Sources = shipped): ConfiguredAddress[] {
  const inConfig = (kind: AddressKind, value: unknown, ...keys: string[]) => ({
    file: paths.config,
    keys,
    kind,
    value,
  })
  const own = [
    inConfig('host', config.url, 'url'),
    inConfig('scheme', config.scheme, 'scheme'),
    inConfig('link', config.repository.url, 'repository', 'url'),
    inConfig('link', config.social.url, 'social', 'url'),
    inConfig('link', config.slackInvite, 'slackInvite'),
    inConfig('link', config.ideaPortal, 'ideaPortal'),
    ...(config.analytics.script === null ? [] : [inConfig('host', config.analytics.script, 'analytics', 'script')]),
    ...Object.entries(config.stores).map(([id, { url }]) => inConfig('link', url, 'stores', id, 'url')),
    inConfig('host', config.downloadsUrl, 'downloadsUrl'),
  ]
  const known = new Set(own.map(({ value }) => value))
  const links: Links = [...navigation, ...footer.flatMap<Links[number]>(({ links }) => links)]
  return [
    ...own,
    ...links
      .map((link) => ({ link, value: 'href' in link ? link.href : link.url }))
      .filter(({ value }) => !known.has(value))
      .map(({ link, value }): ConfiguredAddress => {
        const kind = link.type === 'page' ? 'page' : 'link'
        return { file: paths.navigation, keys: [], label: link.label, kind, value }
      }),
    ...forms.flatMap(({ id, action }): ConfiguredAddress[] =>
      action ? [{ file: paths.forms, keys: [], label: id, kind: 'host', value: action }] : [],
    ),
  ]
}
