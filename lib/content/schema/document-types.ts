import { defineDocumentType } from 'contentlayer2/source-files'
import { listHeadings } from '../headings'
import { apiPageFields, docFields, pageFields, releaseFields } from './fields'

const headings = {
  type: 'json',
  resolve: ({ body }: { body: { raw: string } }) => listHeadings(body.raw),
} as const

const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/*/**/*.mdx',
  contentType: 'mdx',
  fields: docFields,
  computedFields: { headings },
}))

const ApiPage = defineDocumentType(() => ({
  name: 'ApiPage',
  filePathPattern: 'api/**/*.mdx',
  contentType: 'mdx',
  fields: apiPageFields,
  computedFields: { headings },
}))

const Release = defineDocumentType(() => ({
  name: 'Release',
  filePathPattern: 'releases/*.mdx',
  contentType: 'mdx',
  fields: releaseFields,
  computedFields: { headings },
}))

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: 'pages/**/*.mdx',
  contentType: 'mdx',
  fields: pageFields,
  computedFields: { headings },
}))

/** The four collections, as `contentlayer.config.ts` lists them. */
export const documentTypes = [Doc, ApiPage, Release, Page]
