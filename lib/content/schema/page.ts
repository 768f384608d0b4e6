import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files'

/** Front matter of a home, marketing or utility page. */
export const pageFields = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  noindex: { type: 'boolean' },
} as const satisfies FieldDefs

export const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: 'pages/**/*.mdx',
  contentType: 'mdx',
  fields: pageFields,
}))
