import type { Offer, Organization, SoftwareApplication, WebSite } from 'schema-dts'
import { toUrl } from '../../site/address'
import { config } from '../../site/config.mjs'
import { platformIds } from '../../site/config-types'
import { platformNames } from '../../site/describe-doc'
import { routes } from '../../site/routes'
import { toBrandHref } from '../../weave/brand'

/** How other data name the maker and the site. */
export const organizationId = `${toUrl(routes.home)}#organization`
export const webSiteId = `${toUrl(routes.home)}#website`

/** The site and its search. */
export function buildWebSite() {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${toUrl(routes.search)}?q={search_term_string}` },
    // Written with a hyphen: search engines want it, and the types of schema.org do not know it.
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: config.name,
    url: toUrl(routes.home),
    description: config.tagline,
    inLanguage: config.locales[0].id,
    publisher: { '@id': organizationId },
    potentialAction: action,
  } as const satisfies WebSite
}

/** Who makes the product. */
export function buildOrganization() {
  return {
    '@type': 'Organization',
    '@id': organizationId,
    name: config.name,
    url: toUrl(routes.home),
    logo: toUrl(toBrandHref('mark', 'png')),
    email: config.supportEmail,
    sameAs: [config.social.url],
  } as const satisfies Organization
}

/** The app: where it runs, what it costs. @param version the newest one */
export function buildApplication(version: string) {
  return {
    '@type': 'SoftwareApplication',
    '@id': `${toUrl(routes.home)}#app`,
    name: config.name,
    description: config.tagline,
    url: toUrl(routes.home),
    applicationCategory: 'LifestyleApplication',
    operatingSystem: platformIds.map((id) => platformNames[id]).join(', '),
    softwareVersion: version,
    downloadUrl: toUrl(routes.download),
    releaseNotes: toUrl(routes.releases),
    publisher: { '@id': organizationId },
    offers: [
      toOffer('Free', 0),
      toOffer('Premium, monthly', config.prices.month),
      toOffer('Premium, yearly', config.prices.year),
    ],
  } as const satisfies SoftwareApplication
}

function toOffer(name: string, price: number) {
  return { '@type': 'Offer', name, price, priceCurrency: 'EUR', url: toUrl(routes.pricing) } as const satisfies Offer
}
