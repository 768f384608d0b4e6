import type { FieldDefs } from 'contentlayer2/source-files'
import { platformIds } from '../../site/config-types'
import { releaseAreas, releaseTeams } from '../../site/releases'

/**
 * Front matter, collection by collection; CONTRIBUTING explains each field to editors. Plain data that loads nothing: Contentlayer
 * gets these tables (`document-types.ts`), and the content check holds every file against them.
 */

/**
 * Fields that pages of every collection may have. `search: false` leaves a page out of the site's search. `redirectFrom` lists the page's former
 * addresses. `anchorsFrom` maps each former heading ID to the heading that answers it now, so that old links still arrive.
 */
const commonFields = {
  search: { type: 'boolean' },
  redirectFrom: { type: 'list', of: { type: 'string' } },
  anchorsFrom: { type: 'json' },
} as const satisfies FieldDefs

export const docFields = {
  title: { type: 'string', required: true },
  sidebarLabel: { type: 'string' },
  description: { type: 'string', required: true },
  since: { type: 'string', required: true },
  plan: { type: 'enum', options: ['free', 'premium'], required: true },
  platforms: { type: 'list', of: { type: 'enum', options: [...platformIds] }, required: true },
  related: { type: 'list', of: { type: 'string' }, required: true },
  keywords: { type: 'list', of: { type: 'string' }, required: true },
  ...commonFields,
} as const satisfies FieldDefs

/** `operation`: the operation of `content/api/openapi.yaml` that the page is about. */
export const apiPageFields = {
  title: { type: 'string', required: true },
  sidebarLabel: { type: 'string' },
  description: { type: 'string', required: true },
  operation: { type: 'string' },
  keywords: { type: 'list', of: { type: 'string' }, required: true },
  ...commonFields,
} as const satisfies FieldDefs

/**
 * The version of a release is its file's name, since YAML reads 0.10 as the number 0.1. `introduces`: slugs of the documentation pages
 * whose feature begins here.
 */
export const releaseFields = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  date: { type: 'date', required: true },
  author: { type: 'enum', options: Object.keys(releaseTeams), required: true },
  platforms: { type: 'list', of: { type: 'enum', options: [...platformIds] }, required: true },
  areas: { type: 'list', of: { type: 'enum', options: Object.keys(releaseAreas) }, required: true },
  introduces: { type: 'list', of: { type: 'string' } },
  keywords: { type: 'list', of: { type: 'string' } },
  ...commonFields,
} as const satisfies FieldDefs

/** `layout`: a column of text, or sections over the whole width that draw the title themselves. `lead`: the sentence under a title above a column. */
export const pageFields = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  lead: { type: 'string' },
  layout: { type: 'enum', options: ['prose', 'sections'], required: true },
  keywords: { type: 'list', of: { type: 'string' } },
  noindex: { type: 'boolean' },
  ...commonFields,
} as const satisfies FieldDefs
