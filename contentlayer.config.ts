import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { makeSource } from 'contentlayer2/source-files'
import { rehypePlugins, remarkPlugins } from './lib/catalogue/mdx/plugins.mjs'
import { documentTypes } from './lib/catalogue/schema/document-types'
import { isArchived, versions } from './lib/site/versions'
import { getSiteTokens } from './lib/source/site-tokens.mjs'

/**
 * Paths in `content/` that aren't MDX for pages: `lib/source` reads the data, `@next/mdx` compiles the announcement, and the content check covers both.
 * Only code editors read `tsconfig.json`.
 */
const notPages = [
  'api/openapi.yaml',
  'api/sidebar.yml',
  'facts',
  'style.yml',
  'words.txt',
  'fragments/announcement.mdx',
  'miniatures',
  'walkthroughs',
  'search',
  'tsconfig.json',
  ...versions.map(({ id }) => `docs/${id}/sidebar.yml`),
]

/**
 * Returns the typed collections. Everything is strict, because by default Contentlayer warns and skips the page (house style, "Content and config").
 * @param leftOut pages to leave out, as paths in `content/`
 * @param only a page to open alone, as such a path
 */
export default async function openCollections(leftOut: readonly string[], only?: string) {
  const plugin = await makeSource({
    // Absolute, because `npm run dev` compiles in a separate folder.
    contentDirPath: path.join(process.cwd(), 'content'),
    // Contentlayer includes folders only, so the other files are excluded. One of the same name further down does no harm.
    ...(only && { contentDirInclude: [path.posix.dirname(only)] }),
    contentDirExclude: only ? [`**/!(${path.posix.basename(only)})`] : [...notPages, ...leftOut],
    documentTypes,
    onExtraFieldData: 'fail',
    onMissingOrIncompatibleData: 'fail',
    onUnknownDocuments: 'fail',
    disableImportAliasWarning: true,
    mdx: { remarkPlugins, rehypePlugins },
  })(undefined)
  // Contentlayer caches compiled pages by this hash. A new release and a new archived page also change them.
  const inputs = createHash('sha256')
    .update([getSiteTokens().latest, ...listArchived()].join('\n'))
    .digest('hex')
  return { ...plugin, provideSchema: (hash: string) => plugin.provideSchema(`${hash}-${inputs}`) }
}

/** Lists the pages of archived versions. Links in archived pages depend on which of them exist (`lib/catalogue/mdx/remark-file-links.mjs`). */
function listArchived(): string[] {
  const folders = versions
    .filter(({ id }) => isArchived(id))
    .map(({ id }) => path.join(process.cwd(), 'content/docs', id))
  return folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })).sort()
}
