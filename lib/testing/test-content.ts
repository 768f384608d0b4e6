import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CollectionName, RawEntry } from '../catalogue/contentlayer'
import type { SidebarEntry } from '../catalogue/sidebar'
import { currentVersion, isArchived, versions } from '../site/versions'
import { renew } from '../source/memo.mjs'
import { toDataFile } from '../source/read-data'

/** The front matter of a file, by its path in `content/`. What isn't given is filled with something that fits. */
type Files = Readonly<Record<string, { [Name in CollectionName]: Partial<RawEntry<Name>> }[CollectionName]>>

export type TestContent = {
  files: Files
  /** The data of each `sidebar.yml`, by its folder in `content/`. */
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>
  /** The day on which each file of `content/` last changed. */
  dates?: Readonly<Record<string, string>>
}

const folders = { docs: 'Doc', api: 'ApiPage', releases: 'Release', pages: 'Page' } as const satisfies Record<
  string,
  CollectionName
>

const fillers = { description: 'About it.', keywords: [], headings: [] }
const ownFillers: Readonly<Record<CollectionName, object>> = {
  Doc: { since: '0.1', plan: 'free', platforms: ['win'], related: [] },
  ApiPage: {},
  Release: { date: '2026-02-03T00:00:00.000Z', author: 'apps', platforms: ['win'], areas: ['tasks'] },
  Page: { layout: 'prose' },
}

const [archived = currentVersion.id] = versions.map(({ id }) => id).filter(isArchived)

/** A version to compare the current one with. Tests don't name versions, so that adding one doesn't break them. */
export const archivedVersion = archived

/** A small site. Each version has `start` and, in a category, `guide/habits`. Only the current one has `guide/new`, and only one other has `old`. */
export const testContent = {
  files: {
    'pages/about.mdx': { title: 'About', lead: 'Who makes {product}.' },
    'pages/home.mdx': { title: 'Plan your day', layout: 'sections' },
    'pages/sent.mdx': { unlisted: true },
    ...Object.fromEntries(
      versions.flatMap(({ id }) => [
        [`docs/${id}/guide/habits.mdx`, { title: 'Habits in {product}', sidebarLabel: 'Habits' }],
        [`docs/${id}/start.mdx`, { title: 'Start', keywords: ['{product} setup'] }],
      ]),
    ),
    [`docs/${currentVersion.id}/guide/new.mdx`]: {
      title: 'New',
      audience: 'anyone new to {product}',
      related: ['start', '/docs/guide/habits', '/pricing', 'gone'],
      next: { 'Meet {product}': '/about', 'Set it up': 'start#first' },
    },
    [`docs/${archived}/old.mdx`]: { title: 'Old' },
    'api/tasks/list.mdx': { title: 'List tasks', operation: 'listTasks', redirectFrom: ['/api/tasks-list'] },
    'api/overview.mdx': {
      title: 'Overview',
      anchorsFrom: { before: 'after' },
      related: ['/api/tasks/list', '/docs/start', '/gone'],
    },
    'releases/0.9.mdx': { title: 'Lists', introduces: ['guide/new', 'gone'] },
    'releases/0.10.mdx': { title: 'Threads', headings: [{ id: 'new', text: 'New', level: 2 }] },
    'releases/pricing.mdx': { title: 'New prices', date: '2026-03-01T00:00:00.000Z' },
  },
  sidebars: {
    ...Object.fromEntries(versions.map(({ id }) => [`docs/${id}`, buildSidebar(id)])),
    api: ['overview', { category: 'Tasks', id: 'tasks', items: ['tasks/list'] }],
  },
  dates: { 'content/pages/about.mdx': '2026-01-02', 'content/releases/0.9.mdx': '2026-05-06' },
} satisfies TestContent

function buildSidebar(version: string): SidebarEntry[] {
  const items = version === currentVersion.id ? ['guide/new', 'guide/habits'] : ['guide/habits']
  return ['start', { category: 'Guide', id: 'guide', items }, ...(version === archived ? ['old'] : [])]
}

/**
 * Gives each test of a file a small site in a new folder, as the check and Contentlayer would leave it.
 * @returns a function that writes other content to the same folder, without telling anybody that it has changed
 */
export function setUpTestContent(): (changed: TestContent) => void {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'content-'))
    vi.spyOn(process, 'cwd').mockReturnValue(root)
    writeContent(root, testContent)
    renew(root)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(root, { recursive: true })
  })
  return (changed) => writeContent(root, changed)
}

function writeContent(root: string, { files, sidebars, dates = {} }: TestContent): void {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  for (const [folder, name] of Object.entries(folders)) {
    const ids = Object.keys(files).filter((id) => id.startsWith(`${folder}/`))
    const entries = ids.map((_id) => {
      const body = { raw: `The text of ${_id}`, code: `The code of ${_id}` }
      return { _id, title: _id, ...fillers, ...ownFillers[name], ...files[_id], body }
    })
    write(`.contentlayer/generated/${name}/_index.json`, JSON.stringify(entries))
    for (const entry of entries) {
      write(`.contentlayer/generated/${name}/${entry._id.replaceAll('/', '__')}.json`, JSON.stringify(entry))
    }
  }
  // The newest version is the name of a file, whether or not it compiles.
  for (const [id, { draft }] of Object.entries(files)) {
    if (id.startsWith('releases/')) write(`content/${id}`, draft ? '---\ndraft: true\n---\n' : '')
  }
  for (const [folder, sidebar] of Object.entries(sidebars)) {
    write(toDataFile(`content/${folder}/sidebar.yml`), JSON.stringify(sidebar))
  }
  write('.generated/last-updated.json', JSON.stringify(dates))
}
