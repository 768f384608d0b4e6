import path from 'node:path'
import { makeSource } from 'contentlayer2/source-files'
import { rehypePlugins, remarkPlugins } from './lib/content/mdx/plugins.mjs'
import { documentTypes } from './lib/content/schema/document-types'
import { getSiteTokens } from './lib/content/site-tokens.mjs'
import { versions } from './lib/site/versions'

/** Pages that `npm run dev` leaves out because of their problems, as paths in `content/`. One broken page would otherwise stop all others. */
const leftOut: string[] = JSON.parse(process.env.CONTENT_LEFT_OUT ?? '[]')

/** The typed collections. Everything is strict: Contentlayer's defaults warn and skip the page (house style, "Content and config"). */
const source = makeSource({
  // Absolute, because `npm run dev` compiles in a folder of its own.
  contentDirPath: path.join(process.cwd(), 'content'),
  // YAML data and fragments are not pages: lib/content reads the former, @next/mdx compiles the latter, the content check covers both.
  contentDirExclude: [
    'api/openapi.yaml',
    'api/sidebar.yml',
    'facts',
    'style.yml',
    'words.txt',
    'fragments',
    'miniatures',
    'search',
    ...versions.map(({ id }) => `docs/${id}/sidebar.yml`),
    ...leftOut,
  ],
  documentTypes,
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
  mdx: { remarkPlugins, rehypePlugins },
})

/** Contentlayer keeps compiled pages by the hash of this configuration. A new release changes their words too, so it's part of the hash. */
export default async (key?: string) => {
  const plugin = await source(key)
  const { latest } = getSiteTokens()
  return { ...plugin, provideSchema: (hash: string) => plugin.provideSchema(`${hash}-${latest}`) }
}
