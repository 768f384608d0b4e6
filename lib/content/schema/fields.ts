import type { FieldDefs } from 'contentlayer2/source-files'
import { platformIds } from '../../site/config-types'

/**
 * Front matter, collection by collection; CONTRIBUTING explains each field to editors. Plain data that loads nothing: Contentlayer
 * gets these tables (`document-types.ts`), and the content check holds every file against them.
 */

export const docFields = {
  title: { type: 'string', required: true },
  sidebarLabel: { type: 'string' },
  description: { type: 'string', required: true },
  since: { type: 'string', required: true },
  plan: { type: 'enum', options: ['free', 'premium'], required: true },
  platforms: { type: 'list', of: { type: 'enum', options: [...platformIds] }, required: true },
  related: { type: 'list', of: { type: 'string' }, required: true },
  keywords: { type: 'list', of: { type: 'string' }, required: true },
} as const satisfies FieldDefs

export const apiPageFields = {
  title: { type: 'string', required: true },
  sidebarLabel: { type: 'string' },
  description: { type: 'string', required: true },
  keywords: { type: 'list', of: { type: 'string' }, required: true },
} as const satisfies FieldDefs

/** The parts of the app that a release may touch (product canon, section 10). */
export const releaseAreas = [
  'tasks',
  'habits',
  'journal',
  'notes',
  'mood',
  'calendar',
  'people',
  'notifications',
  'search',
  'import-export',
  'integrations',
  'api',
  'sync',
  'security',
  'apps',
  'billing',
] as const

/** The version of a release is its file's name, since YAML reads 0.10 as the number 0.1. */
export const releaseFields = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  date: { type: 'date', required: true },
  platforms: { type: 'list', of: { type: 'enum', options: [...platformIds] }, required: true },
  areas: { type: 'list', of: { type: 'enum', options: [...releaseAreas] }, required: true },
} as const satisfies FieldDefs

export const pageFields = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  noindex: { type: 'boolean' },
} as const satisfies FieldDefs
