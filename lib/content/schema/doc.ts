import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files'
import { platformIds } from '../../site/config-types'
import { listHeadings } from '../headings'

/** Front matter of a documentation page. CONTRIBUTING, "A documentation page", explains each field to editors. */
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

export const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/*/**/*.mdx',
  contentType: 'mdx',
  fields: docFields,
  computedFields: {
    headings: { type: 'json', resolve: (doc) => listHeadings(doc.body.raw) },
  },
}))
