import { defineDocumentType } from 'contentlayer2/source-files'
import { listHeadings } from '../headings'
import { apiPageFields, docFields, pageFields, releaseFields } from './fields'

const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/*/**/*.mdx',
  contentType: 'mdx',
  fields: docFields,
  computedFields: {
    headings: { type: 'json', resolve: (doc) => listHeadings(doc.body.raw) },
  },
}))

const ApiPage = defineDocumentType(() => ({
  name: 'ApiPage',
  filePathPattern: 'api/**/*.mdx',
  contentType: 'mdx',
  fields: apiPageFields,
}))

const Release = defineDocumentType(() => ({
  name: 'Release',
  filePathPattern: 'releases/*.mdx',
  contentType: 'mdx',
  fields: releaseFields,
  computedFields: {
    headings: { type: 'json', resolve: (release) => listHeadings(release.body.raw) },
  },
}))

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: 'pages/**/*.mdx',
  contentType: 'mdx',
  fields: pageFields,
}))

/** The four collections, as `contentlayer.config.ts` lists them. */
export const documentTypes = [Doc, ApiPage, Release, Page]
