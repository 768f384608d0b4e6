import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files'
import { platformIds } from '../../site/config-types'

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

/** Front matter of a release post. The version is the file's name, since YAML reads 0.10 as the number 0.1. */
export const releaseFields = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  date: { type: 'date', required: true },
  platforms: { type: 'list', of: { type: 'enum', options: [...platformIds] }, required: true },
  areas: { type: 'list', of: { type: 'enum', options: [...releaseAreas] }, required: true },
} as const satisfies FieldDefs

export const Release = defineDocumentType(() => ({
  name: 'Release',
  filePathPattern: 'releases/*.mdx',
  contentType: 'mdx',
  fields: releaseFields,
}))
