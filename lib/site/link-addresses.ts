import type { AddressKind } from './address-fault'
import { config } from './config.mjs'
import type { SiteConfig } from './config-types'
import { type FooterGroup, footerColumns, footerGroups } from './footer'
import { forms } from './forms'
import { type NavbarItem, navigation } from './navigation'

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
    file: 'lib/site/config.mjs',
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
  const inList = (file: string, links: Links) =>
    links
      .map((link) => ({ link, value: 'href' in link ? link.href : link.url }))
      .filter(({ value }) => !known.has(value))
      .map(({ link, value }): ConfiguredAddress => {
        const kind = link.type === 'page' ? 'page' : 'link'
        return { file, keys: [], label: link.label, kind, value }
      })
  return [
    ...own,
    ...inList('lib/site/navigation.ts', navigation),
    ...inList(
      'lib/site/footer.ts',
      footer.flatMap<Links[number]>(({ links }) => links),
    ),
    ...forms.flatMap(({ id, action }): ConfiguredAddress[] =>
      action ? [{ file: 'lib/site/forms.ts', keys: [], label: id, kind: 'host', value: action }] : [],
    ),
  ]
}
