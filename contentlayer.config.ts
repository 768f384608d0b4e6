import { makeSource } from 'contentlayer2/source-files'
import { rehypePlugins, remarkPlugins } from './lib/content/mdx/plugins.mjs'
import { documentTypes } from './lib/content/schema/document-types'
import { versions } from './lib/site/versions'

/** The typed collections. Everything is strict: Contentlayer's defaults warn and skip the page (house style, "Content and config"). */
export default makeSource({
  contentDirPath: 'content',
  // YAML data and fragments are not pages: lib/content reads the former, @next/mdx compiles the latter, the content check covers both.
  contentDirExclude: [
    'api/openapi.yaml',
    'api/sidebar.yml',
    'facts',
    'fragments',
    'miniatures',
    'search',
    ...versions.map(({ id }) => `docs/${id}/sidebar.yml`),
  ],
  documentTypes,
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
  mdx: { remarkPlugins, rehypePlugins },
})
