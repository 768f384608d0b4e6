import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toDocHref } from '@/lib/site/routes'
import { currentVersion, versions } from '@/lib/site/versions'
import { getLatestVersion } from '@/lib/source/site-tokens.mjs'

/**
 * Makes the documentation in `root` grow to `count` pages, in the shape that a large site has. Up to 250 pages, it adds copies of real ones with different
 * titles, so that words, components and code are as on the site. Any further pages are in archived versions, each a copy of the current one.
 * @param versionSize up to this many pages are added to the current version. A sidebar lists all of its version, so a site grows by versions, not by
 * sidebars that nobody could read.
 */
export function writeCorpus(root: string, count: number, versionSize = 250): void {
  const existing = versions.reduce((sum, { id }) => sum + listPages(root, id).length, 0)
  const added = Math.max(0, Math.min(count, versionSize) - existing)
  addPages(root, added)
  const size = listPages(root, currentVersion.id).length
  const archives = Array.from({ length: Math.ceil((count - existing - added) / size) }, (_, index) => `0.${index + 1}`)
  const left = count - existing - added - (archives.length - 1) * size
  for (const [index, id] of archives.entries()) addVersion(root, id, index === archives.length - 1 ? left : size)
  if (archives.length) registerVersions(root, archives)
  rmSync(path.join(root, '.contentlayer'), { recursive: true, force: true })
}

/** Lists the pages of a version, as paths in its folder. */
export function listPages(root: string, version: string): string[] {
  return readdirSync(path.join(root, 'content/docs', version), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
}

/** Adds that many pages to the current version. */
function addPages(root: string, count: number): void {
  const docs = path.join(root, 'content/docs', currentVersion.id)
  const sources = listPages(root, currentVersion.id)
  const slugs: string[] = []
  const introduced = new Map<string, string[]>()
  mkdirSync(path.join(docs, 'generated'), { recursive: true })
  for (let i = 0; i < count; i++) {
    const source = readFileSync(path.join(docs, sources[i % sources.length] ?? ''), 'utf8')
    const slug = `generated/page-${i + 1}`
    writeFileSync(
      path.join(docs, `${slug}.mdx`),
      source
        .replace(/^title: .*$/m, `title: Generated page ${i + 1}`)
        .replace(/^(?:sidebarLabel|redirectFrom): .*\n/gm, ''),
    )
    slugs.push(slug)
    // A page of tips has `since: none`.
    const [, since] = /^since: '?([\d.]+)'?$/m.exec(source) ?? []
    if (since) introduced.set(since, [...(introduced.get(since) ?? []), slug])
  }
  for (const [version, pages] of introduced) introduce(path.join(root, `content/releases/${version}.mdx`), pages)
  const sidebar = path.join(docs, 'sidebar.yml')
  writeFileSync(
    sidebar,
    `${readFileSync(sidebar, 'utf8')}- category: Generated\n  id: generated\n  items:\n${toItems(slugs)}`,
  )
}

const toItems = (slugs: readonly string[]) => slugs.map((slug) => `    - ${slug}\n`).join('')

/** Adds pages to those that a release introduces, and links to them in its post, as the content check requires. */
function introduce(file: string, slugs: readonly string[]) {
  const post = readFileSync(file, 'utf8')
  const [, known = ''] = /^introduces: \[(.*)\]$/m.exec(post) ?? []
  const line = `introduces: [${[known, ...slugs].filter(Boolean).join(', ')}]`
  const introduced = known
    ? post.replace(/^introduces: .*$/m, line)
    : post.replace(/^areas: .*$/m, (areas) => `${areas}\n${line}`)
  const links = slugs.map((slug) => `[${slug}](${toDocHref(currentVersion.id, slug)})`)
  writeFileSync(file, `${introduced}\nNew pages: ${links.join(', ')}\n`)
}

const firstPage = 'getting-started/installation.mdx'

/** Adds an archived version, with the first `size` pages of the current one, and its routes. */
function addVersion(root: string, id: string, size: number): void {
  const content = path.join(root, 'content/docs')
  const slugs: string[] = []
  // Every version's pages link to its first page, so even a version of a single page has that one.
  const names = listPages(root, currentVersion.id).toSorted((a, b) => Number(b === firstPage) - Number(a === firstPage))
  for (const name of names.slice(0, size)) {
    const page = readFileSync(path.join(content, currentVersion.id, name), 'utf8')
    const target = path.join(content, id, name)
    mkdirSync(path.dirname(target), { recursive: true })
    // Links stay within the version, so `related` and `next` can't name pages that aren't copied: only the current version has those. Tables of system
    // requirements are left out, because their rows differ from version to version.
    writeFileSync(
      target,
      page
        .replace(/^redirectFrom: .*\n/m, '')
        .replace(/^related: .*$/m, 'related: [/api/overview, /pricing]')
        .replace(/^next:\n(?: .*\n)+/m, '')
        .replace(/^<PlatformTable rows="needs-.*\n/m, ''),
    )
    slugs.push(name.slice(0, -'.mdx'.length))
  }
  writeFileSync(path.join(content, id, 'sidebar.yml'), `- category: All\n  id: all\n  items:\n${toItems(slugs)}`)
  const routes = path.join(root, 'app/(docs)/docs')
  cpSync(path.join(routes, '1.x'), path.join(routes, id), { recursive: true })
  for (const name of readdirSync(path.join(routes, id), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.tsx')) continue
    const file = path.join(routes, id, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('1.x', id))
  }
}

function registerVersions(root: string, ids: readonly string[]): void {
  const file = path.join(root, 'lib/site/version-list.mjs')
  const entries = ids.map((id) => `  { id: '${id}', label: '${id}' },\n`)
  // Each is a copy of the current version, so it describes every release.
  const lastRelease = getLatestVersion()
  const archives = ids.map((id) => `  '${id}': { lastRelease: '${lastRelease}', banner: 'Old.', noindex: true },\n`)
  const list = readFileSync(file, 'utf8')
    .replace(/^\]\)/m, `${entries.join('')}$&`)
    .replace('export const archives = {\n', `$&${archives.join('')}`)
  writeFileSync(file, list)
}
