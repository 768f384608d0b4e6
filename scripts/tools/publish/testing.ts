import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { beforeEach } from 'vitest'
import { toPreviewBasePath, toSegment } from '@/lib/publish/preview/preview'
import type { TempFolder } from '@/lib/testing/temp-folder'
import { placeSite } from './place-site'
import { updatePublished } from './published-tree'

/**
 * Replaces a folder with a site like those that a build makes: a page with a text, and a hashed script that's named after the text.
 * @param files the texts of more files, by name
 * @returns its absolute path
 */
export function writeSite(folder: TempFolder, name: string, text: string, files: Record<string, string> = {}): string {
  folder.remove(name)
  const all = { 'index.html': text, [`_next/static/${toSegment(text)}.js`]: text, ...files }
  for (const [file, content] of Object.entries(all)) folder.write(`${name}/${file}`, content)
  return folder.at(name)
}

/**
 * Replaces a folder with a preview like those that `npm run preview -- build` makes.
 * @param segment the end of the address that it's built for; an empty one stands for the root of a host
 * @returns its absolute path
 */
export function writePreview(
  folder: TempFolder,
  name: string,
  branch: string,
  text = branch,
  segment = toSegment(branch),
): string {
  const basePath = segment === '' ? '' : toPreviewBasePath(segment)
  return writeSite(folder, name, text, {
    'index.txt': `data of ${text}: ${basePath}/_next/static/a.js`,
    'preview.json': JSON.stringify({ branch, commit: '0123abc', basePath }),
  })
}

/** Lists the files of a site that has an example of everything that the smoke check asks for, for `writeSite`. */
export function listWholeSite(text: string): Record<string, string> {
  const page = (name: string) => `<!doctype html><title>${name} of ${text}</title>`
  const hashed = toSegment(text)
  return {
    'index.html': `<script src="/_next/static/${hashed}.js"></script><link rel="stylesheet" href="/_next/static/${hashed}.css">${page('Home')}`,
    [`_next/static/${hashed}.css`]: text,
    '404.html': page('Page not found'),
    'about.html': page('About'),
    'search.html': page('Search'),
    'releases.html': page('Releases'),
    'releases/archive.html': page('All releases'),
    'releases/1.2.html': page('1.2'),
    'releases/atom.xml': `<feed>${text}</feed>`,
    'api/overview.html': page('API'),
    'docs.html': page('You are redirected'),
    'docs/getting-started/installation.html': page('Installation'),
    'docs/getting-started/installation.md': `# Installation of ${text}`,
    'docs/1.x/features/habits.html': page('Habits in 1.x'),
    'og/docs/getting-started/installation.png': text,
    'search-index/titles-2.x-docs.json': JSON.stringify(text),
    [`search-index/search-2.x-docs-1-${hashed}.json`]: JSON.stringify(text),
    [`search-worker/${hashed}.js`]: text,
    'offline-worker.js': text,
    'sitemap.xml': `<urlset>${text}</urlset>`,
    _redirects: '/docs /docs/getting-started/installation 302\n/old /about 301\n',
  }
}

/** Gives each test a bare repository `origin.git`, and a clone `sources` of it with one commit. Call it at the top of a file. */
export function createOrigin(folder: TempFolder) {
  const { at, write } = folder
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
      cwd: at(cwd),
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  beforeEach(() => {
    git('.', 'init', '--quiet', '--bare', 'origin.git')
    git('.', 'clone', '--quiet', 'origin.git', 'sources')
    write('sources/readme', 'the sources')
    write('sources/.gitignore', '_next\n')
    git('sources', 'add', '.')
    git('sources', 'commit', '--quiet', '-m', 'Sources')
    git('sources', 'push', '--quiet', 'origin', 'HEAD')
  })
  return {
    git,
    /** Returns the text of a published file. */
    showPublished: (name: string) => git('origin.git', 'show', `published:${name}`),
    /** Lists the files of the published branch, or of a record. */
    listPublished: (commit = 'published') => git('origin.git', 'ls-tree', '-r', '--name-only', commit).split('\n'),
    /** Returns the texts of the home pages of all records, the newest first. */
    listRecorded: () =>
      git('origin.git', 'for-each-ref', '--sort=-refname', '--format=%(refname)', 'refs/published/')
        .split('\n')
        .filter(Boolean)
        .map((ref) => git('origin.git', 'show', `${ref}:index.html`)),
    /** Publishes a site with a text, from a commit that's made up from the text. */
    publishSite: (text: string, files: Record<string, string> = {}) =>
      updatePublished({
        repository: at('sources'),
        place: (tree) => placeSite(writeSite(folder, 'site', text, files), tree, { commit: toCommit(text) }),
      }),
  }
}

/** Returns a hash like that of a commit, the same for the same text. */
export const toCommit = (text: string) => createHash('sha1').update(text).digest('hex')
