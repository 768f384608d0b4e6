import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { currentVersion } from '@/lib/site/versions'

/** A change of a file in a clone. `mark` is a text that the site only contains afterwards. */
export type SourceChange = { file: string; from: string | RegExp; to: string; mark: string }

/** Changes the text of one page, but neither its title nor its description, which other pages show. */
export const pageChange: SourceChange = {
  file: `content/docs/${currentVersion.id}/features/habits.mdx`,
  from: 'You could read 20 pages a day',
  to: 'You could read 37 pages a day',
  mark: 'You could read 37 pages a day',
}

/** The files that show the text of the changed page: the page itself, and what's made from all pages. One of these knows the hashes of all pages. */
export const showsPage =
  /^(?:docs\/features\/habits(?:\.|\/)|search-index\/|sitemap\.xml|llms-full\.txt|offline-worker\.js)/

/** One change of each kind that a build's caches have to notice, packages included. */
export const sourceChanges: readonly SourceChange[] = [
  // A fact, which is data of some pages
  {
    file: 'content/facts/limits.yml',
    from: 'label: Tasks, in all stages',
    to: 'label: Tasks in the changed stages',
    mark: 'Tasks in the changed stages',
  },
  // A fragment, which the bundler compiles
  {
    file: 'content/fragments/announcement.mdx',
    from: "See what's changed.",
    to: 'See the changed fragment.',
    mark: 'See the changed fragment.',
  },
  // A setting of search, which `.generated` contains
  { file: 'content/search/synonyms.yml', from: /$/, to: '- [habit, changedsynonym]\n', mark: 'changedsynonym' },
  // A design token
  { file: 'app/styles/tokens.css', from: '--violet-600: #7649d6', to: '--violet-600: #7649d7', mark: '#7649d7' },
  // A component that runs on the server, and one that runs in the browser
  {
    file: 'components/layout/Footer.tsx',
    from: 'aria-label="Footer"',
    to: 'aria-label="Changed footer"',
    mark: 'Changed footer',
  },
  {
    file: 'components/layout/ColorModeButtons.client.tsx',
    from: 'aria-label="Colour mode"',
    to: 'aria-label="Changed colour mode"',
    mark: 'Changed colour mode',
  },
  // An inline script, which is bundled into `.generated`
  {
    file: 'lib/browser/pre-paint/index.ts',
    from: "dataset.js = ''",
    to: "dataset.js = 'changed-script'",
    mark: 'changed-script',
  },
  // A value of the configuration
  { file: 'lib/site/config.mjs', from: "madeIn: '", to: "madeIn: 'A changed value. ", mark: 'A changed value. ' },
  // A plugin that compiles pages and fragments
  {
    file: 'lib/catalogue/mdx/plugins.mjs',
    from: 'rehypePlugins = [',
    to: "rehypePlugins = [() => (tree) => { tree.children.push({ type: 'text', value: 'A changed plugin.' }) }, ",
    mark: 'A changed plugin.',
  },
  // A package that browsers load
  {
    file: 'node_modules/nprogress/nprogress.js',
    from: 'role="bar"><div class="peg">',
    to: 'role="bar"><div class="peg changed-package">',
    mark: 'changed-package',
  },
]

/** The environment of the build after the changes: that of a preview. */
export const changedEnvironment = {
  SITE_BASE_PATH: '/previews/changed',
  SITE_PREVIEW_BRANCH: 'changed',
  SITE_PREVIEW_COMMIT: '0123456789abcdef0123456789abcdef01234567',
}

/** Changes a file in a clone. Packages are hard links to the checkout's files, so it removes the file first. @throws when nothing would change */
export function applyChange(folder: string, { file, from, to }: SourceChange): void {
  const target = path.join(folder, file)
  const text = readFileSync(target, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) {
    throw new Error(
      `${file} doesn't contain ${JSON.stringify(String(from))}. Choose another change of this kind in scripts/tools/check/source-changes.ts`,
    )
  }
  rmSync(target)
  writeFileSync(target, changed)
}
