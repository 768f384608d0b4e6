import type { CollectionPage } from 'schema-dts'
import type { EntryOf } from '../../../catalogue/entry'
import { toUrl } from '../../../site/address'
import { webSiteId } from './site'

/** Builds the data of a page that leads to others, in the order in which it shows them. */
export function buildList({ title, description, href, lastUpdated, links }: EntryOf<'list'>): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: toUrl(href),
    isPartOf: { '@id': webSiteId },
    dateModified: lastUpdated,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: links.map((link, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: link.label,
        url: toUrl(link.href),
      })),
    },
  }
}
