import type { FieldDefs } from 'contentlayer2/source-files'
import { platformIds } from '../../site/config-types'
import { releaseAreas, releaseTeams } from '../../site/releases'

/**
 * The front matter of each collection. `docs/editors.md` explains each field to editors. This is plain data that loads nothing: Contentlayer gets these
 * tables (`document-types.ts`), and the content check compares every file with them.
 */

/**
 * Fields that pages of every collection may have. `search: false` leaves a page out of the site's search. `redirectFrom` lists the page's former
 * addresses. `anchorsFrom` maps each former heading ID to the heading that replaced it, so that old links still work.
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
 * The version of a release is the name of its file, because YAML reads 0.10 as the number 0.1. `introduces` lists the slugs of the documentation
 * pages for features that begin with this release.
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

/** `layout`: a column of text, or full-width sections that draw the title themselves. `lead`: the sentence between the title and a column of text. */
export const pageFields = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  lead: { type: 'string' },
  layout: { type: 'enum', options: ['prose', 'sections'], required: true },
  keywords: { type: 'list', of: { type: 'string' } },
  noindex: { type: 'boolean' },
  ...commonFields,
} as const satisfies FieldDefs
