import type { BreadcrumbList } from 'schema-dts'
import type { Entry } from '../../../catalogue/entry'
import { toUrl } from '../../../site/address'

/** Builds the breadcrumbs of a page. Categories don't have a page, so they're part of the article's section instead. */
export function buildBreadcrumbs({ trail, heading, href }: Entry): BreadcrumbList {
  const steps = [...trail.filter((step) => step.href !== undefined && step.href !== href), { label: heading, href }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: toUrl(step.href ?? href),
    })),
  }
}
