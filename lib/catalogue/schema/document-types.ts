import { defineDocumentType, type FieldDefs } from 'contentlayer2/source-files'
import type { z } from 'zod'
import { listHeadings } from '../headings'
import { readChanges } from '../release-changes'
import { apiPageFields, docFields, type FieldRule, listFieldRules, pageFields, releaseFields } from './fields'

const headings = {
  type: 'json',
  resolve: ({ body }: { body: { raw: string } }) => listHeadings(body.raw),
} as const

function toFieldDefs(collection: z.ZodObject): FieldDefs {
  return Object.fromEntries(
    Object.entries(listFieldRules(collection)).map(([name, rule]) => [
      name,
      { ...toFieldType(rule), required: rule.isRequired },
    ]),
  )
}

function toFieldType(rule: FieldRule) {
  if (rule.type === 'enum') return { type: 'enum', options: [...rule.options] } as const
  if (rule.type !== 'list') return { type: rule.type } as const
  const of = rule.options ? ({ type: 'enum', options: [...rule.options] } as const) : ({ type: 'string' } as const)
  return { type: 'list', of } as const
}

const Doc = defineDocumentType(() => ({
  name: 'Doc',
  filePathPattern: 'docs/*/**/*.mdx',
  contentType: 'mdx',
  fields: toFieldDefs(docFields),
  computedFields: { headings },
}))

const ApiPage = defineDocumentType(() => ({
  name: 'ApiPage',
  filePathPattern: 'api/**/*.mdx',
  contentType: 'mdx',
  fields: toFieldDefs(apiPageFields),
  computedFields: { headings },
}))

const Release = defineDocumentType(() => ({
  name: 'Release',
  filePathPattern: 'releases/*.mdx',
  contentType: 'mdx',
  fields: toFieldDefs(releaseFields),
  computedFields: {
    headings,
    changes: { type: 'json', resolve: ({ body }: { body: { raw: string } }) => readChanges(body.raw) },
  },
}))

const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: 'pages/**/*.mdx',
  contentType: 'mdx',
  fields: toFieldDefs(pageFields),
  computedFields: { headings },
}))

/** Text that pages share. It has no front matter and no address. */
const Fragment = defineDocumentType(() => ({
  name: 'Fragment',
  filePathPattern: 'fragments/*.mdx',
  contentType: 'mdx',
}))

/** The four collections and the fragments, as `contentlayer.config.ts` lists them. */
export const documentTypes = [Doc, ApiPage, Release, Page, Fragment]
