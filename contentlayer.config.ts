import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { makeSource } from 'contentlayer2/source-files'
import { rehypePlugins, remarkPlugins } from './lib/catalogue/mdx/plugins.mjs'
import { documentTypes } from './lib/catalogue/schema/document-types'
import { isArchived, versions } from './lib/site/versions'
import { getSiteTokens } from './lib/source/site-tokens.mjs'

/** Pages with problems, as paths in `content/`. `npm run dev` leaves them out, because one broken page would stop all the others. */
const leftOut: string[] = JSON.parse(process.env.CONTENT_LEFT_OUT ?? '[]')

/** The typed collections. Everything is strict, because by default Contentlayer warns and skips the page (house style, "Content and config"). */
const source = makeSource({
  // Absolute, because `npm run dev` compiles in a separate folder.
  contentDirPath: path.join(process.cwd(), 'content'),
  // YAML data and fragments aren't pages: lib/source reads the data, @next/mdx compiles the fragments, and the content check covers both.
  contentDirExclude: [
    'api/openapi.yaml',
    'api/sidebar.yml',
    'facts',
    'style.yml',
    'words.txt',
    'fragments',
    'miniatures',
    'walkthroughs',
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

/** The pages of archived versions. Links in archived pages depend on which of them exist (`lib/catalogue/mdx/remark-file-links.mjs`). */
const archived = versions
  .filter(({ id }) => isArchived(id))
  .flatMap(({ id }) => readdirSync(path.join(process.cwd(), 'content/docs', id), { recursive: true, encoding: 'utf8' }))

/** Contentlayer caches compiled pages by a hash of this configuration. A new release and a new archived page also change them, so the hash includes both. */
export default async (key?: string) => {
  const plugin = await source(key)
  const { latest } = getSiteTokens()
  return {
    ...plugin,
    provideSchema: (hash: string) =>
      plugin.provideSchema(`${hash}-${latest}-${createHash('sha256').update(archived.sort().join()).digest('hex')}`),
  }
}
