import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files'

/** Front matter of a page of the API reference. */
export const apiPageFields = {
  title: { type: 'string', required: true },
  sidebarLabel: { type: 'string' },
  description: { type: 'string', required: true },
  keywords: { type: 'list', of: { type: 'string' }, required: true },
} as const satisfies FieldDefs

export const ApiPage = defineDocumentType(() => ({
  name: 'ApiPage',
  filePathPattern: 'api/**/*.mdx',
  contentType: 'mdx',
  fields: apiPageFields,
}))
