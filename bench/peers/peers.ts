import type { CorpusPage } from './corpus'

/** How a browser uses a site: selectors of its search field once it's open, of its list when that has results, and of the link to the next page. */
export type Handles = { field: string; list: string; next: string }

/** A generator that we compare ourselves with. Paths are relative to its project. */
export type Peer = Handles & {
  name: string
  packages: Readonly<Record<string, string>>
  /** Files of the project besides package.json, by path. */
  listFiles(pages: readonly CorpusPage[]): Readonly<Record<string, string>>
  toFile(page: CorpusPage): string
  command: string
  out: string
  caches: readonly string[]
}

export const toAddress = ({ folder, name }: CorpusPage) => `/docs/${folder}/${name}`

const origin = 'https://docs.example'
const home = 'The documentation of an app, made for measurements.\n'
const postCount = 10

const writeFrontMatter = ({ title, description }: CorpusPage) =>
  `---\ntitle: ${title}\ndescription: '${description}'\n---\n\n`
const writePages = (pages: readonly CorpusPage[], toFile: Peer['toFile'], write: (page: CorpusPage) => string) =>
  Object.fromEntries(pages.map((page) => [toFile(page), writeFrontMatter(page) + write(page)]))
const toConfig = (imports: string, config: string) => `${imports}\n\nexport default ${config}\n`

const docusaurus: Peer = {
  name: 'Docusaurus',
  // These are what `create-docusaurus` installs, and the search that most sites without Algolia use.
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@easyops-cn/docusaurus-search-local': '0.55.3',
    '@mdx-js/react': '3.1.1',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  listFiles(pages) {
    const posts = pages.slice(0, postCount).map((page, index) => {
      const file = `blog/2026-01-${String(index + 1).padStart(2, '0')}-${page.name}.md`
      return [file, writeFrontMatter(page) + page.body]
    })
    return {
      ...writePages(pages, this.toFile, ({ body }) => body),
      ...Object.fromEntries(posts),
      'src/pages/index.md': `# Docs\n\n${home}`,
      '.browserslistrc': '[production]\n>0.5%\nnot dead\nnot op_mini all\n',
      'docusaurus.config.mjs': toConfig(
        '',
        JSON.stringify({
          title: 'Docs',
          url: origin,
          baseUrl: '/',
          // This comes from the template, as do the browsers above. It makes builds use Rspack and its cache.
          future: { v4: true },
          presets: [
            ['classic', { blog: { feedOptions: { type: 'all' }, onUntruncatedBlogPosts: 'ignore' }, sitemap: {} }],
          ],
          themes: [['@easyops-cn/docusaurus-search-local', { hashed: true }]],
          themeConfig: { navbar: { title: 'Docs', items: [{ to: '/blog', label: 'Blog' }] } },
        }),
      ),
    }
  },
  toFile: (page) => `${toAddress(page).slice(1)}.md`,
  command: 'docusaurus build',
  out: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  field: '.navbar__search-input',
  list: '.navbar__search [class*=suggestions]:has(mark)',
  next: '.pagination-nav__link--next',
}

const starlight: Peer = {
  name: 'Starlight',
  // These are the newest versions for Astro 5. Astro 7.3.5, which the newest Starlight requires, needs Node 22. With an address, Starlight writes a sitemap.
  packages: { '@astrojs/starlight': '0.37.7', astro: '5.18.2', sharp: '0.34.5' },
  listFiles(pages) {
    const toBody = ({ body }: CorpusPage) => body.replace(/\]\((\/docs\/[^)]+)\)/g, ']($1/)')
    return {
      ...writePages(pages, this.toFile, toBody),
      'src/content/docs/index.md': `---\ntitle: Docs\n---\n\n${home}`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
      'astro.config.mjs': toConfig(
        "import starlight from '@astrojs/starlight'",
        `{
  site: '${origin}',
  integrations: [
    starlight({
      title: 'Docs',
      sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs', collapsed: true } }],
    }),
  ],
}`,
      ),
    }
  },
  toFile: (page) => `src/content/docs${toAddress(page)}.md`,
  command: 'astro build',
  out: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  field: '.pagefind-ui__search-input',
  list: '.pagefind-ui__results:has(mark)',
  next: '.pagination-links a[rel=next]',
}

const rspress: Peer = {
  name: 'Rspress',
  packages: { '@rspress/core': '2.0.22', '@rspress/plugin-sitemap': '2.0.22' },
  listFiles(pages) {
    const sidebar = [...new Set(pages.map(({ folder }) => folder))].map((folder) => ({
      text: folder,
      collapsible: true,
      collapsed: true,
      items: pages
        .filter((page) => page.folder === folder)
        .map((page) => ({ text: page.title, link: toAddress(page) })),
    }))
    return {
      ...writePages(pages, this.toFile, ({ title, body }) => `# ${title}\n\n${body}`),
      'docs/index.md': `# Docs\n\n${home}`,
      'rspress.config.mjs': toConfig(
        "import { pluginSitemap } from '@rspress/plugin-sitemap'",
        `{
  root: 'docs',
  title: 'Docs',
  route: { cleanUrls: true },
  plugins: [pluginSitemap({ siteUrl: '${origin}' })],
  themeConfig: { sidebar: { '/docs/': ${JSON.stringify(sidebar)} } },
}`,
      ),
    }
  },
  toFile: (page) => `docs${toAddress(page)}.md`,
  command: 'rspress build',
  out: 'doc_build',
  caches: ['doc_build', '.rspress', 'node_modules/.cache', 'node_modules/.rspress'],
  field: '.rp-search-panel__input',
  list: '.rp-search-panel__results:has([class*=mark])',
  next: '.rp-prev-next-page__next',
}

export const peers: readonly Peer[] = [docusaurus, starlight, rspress]
