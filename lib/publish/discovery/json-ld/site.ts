import type { Offer, Organization, SoftwareApplication, WebSite } from 'schema-dts'
import { toUrl } from '../../../site/address'
import { config } from '../../../site/config.mjs'
import { platformIds, platformNames } from '../../../site/platforms'
import { routes, toPageHref } from '../../../site/routes'
import { toBrandHref } from '../../../weave/brand'

/** The ID by which other data refers to the site. */
export const webSiteId = `${toUrl(routes.home)}#website`

/** A short description of the maker, for pages other than the home page. */
export const maker = {
  '@type': 'Organization',
  '@id': `${toUrl(routes.home)}#organization`,
  name: config.name,
  url: toUrl(routes.home),
} as const satisfies Organization

/** Describes the site and its search. */
export function buildWebSite() {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${toUrl(routes.search)}?q={search_term_string}` },
    // Search engines expect this name with its hyphen, but schema.org's types don't know it.
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': webSiteId,
    name: config.name,
    url: toUrl(routes.home),
    description: config.tagline,
    inLanguage: config.locales[0].id,
    publisher: maker,
    potentialAction: action,
  } as const satisfies WebSite
}

/** Describes who makes the product. */
export function buildOrganization() {
  return {
    ...maker,
    logo: toUrl(toBrandHref('mark', 'png')),
    email: config.supportEmail,
    sameAs: [config.social.url],
  } as const satisfies Organization
}

/** Describes the app: where it runs and what it costs. @param version the newest one */
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
    publisher: maker,
    offers: [
      toOffer('Free', 0),
      toOffer('Premium, monthly', config.prices.month),
      toOffer('Premium, yearly', config.prices.year),
    ],
  } as const satisfies SoftwareApplication
}

function toOffer(name: string, price: number) {
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'EUR',
    url: toUrl(toPageHref('pricing')),
  } as const satisfies Offer
}
