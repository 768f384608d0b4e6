import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@/lib/check/read-content'
import { describeUnknownToken } from '@/lib/check/rules/names'
import { tokenNames } from '@/lib/site/tokens.mjs'
import { type Archive, currentVersion, versions } from '@/lib/site/versions'
import { isDraftSource } from '@/lib/source/site-tokens.mjs'
import { compareVersions, isVersion } from '@/lib/utils/version.mjs'
import { Refusal } from '../fail.mjs'
import { removeField, removeFromSidebar } from './edit-yaml'
import { inlineFragments } from './inline-fragments'
import { defineKind } from './kind'
import type { Asked } from './questions'
import { keepReference, writeReference } from './reference'
import { listReleases } from './release'
import { create, edit, type FileChange, readText, remove } from './write-changes'

const versionList = 'lib/site/version-list.mjs'
const old = currentVersion.id
const toFolder = (id: string) => `content/docs/${id}`
const toRoutes = (id: string) => `app/(docs)/docs/${id}`
const toMajor = (id: string) => Number.parseInt(id, 10)

function checkId(id: string, { root }: Asked): string | undefined {
  if (!/^\d+\.x$/.test(id)) return `can't be "${id}"  (write it like ${toMajor(old) + 1}.x)`
  if (toMajor(id) <= toMajor(old))
    return `can't be ${id}, because it has to be newer than ${old}  (write ${toMajor(old) + 1}.x)`
  return existsSync(path.join(root, toFolder(id)))
    ? `can't be ${id}, because ${toFolder(id)} exists  (choose another version)`
    : undefined
}

function checkBanner(banner: string): string | undefined {
  if (/["\\]/.test(banner)) return "can't contain quotation marks or backslashes  (write it without them)"
  const unknown = Array.from(banner.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).find(
    (name) => !tokenNames.includes(name),
  )
  if (!unknown) return undefined
  const { message, fix } = describeUnknownToken(unknown, tokenNames)
  return `can't be "${banner}": ${message}  (${fix})`
}

/** Lists the releases that an archived version can end with, newest first. */
const listPublished = (root: string) => listReleases(root).flatMap(({ version, isDraft }) => (isDraft ? [] : [version]))

/** Returns the newest release that doesn't belong to a version that's only being prepared. */
function findLastRelease(root: string, id: string): string[] {
  const isEarlier = (release: string) => compareVersions(release, `${toMajor(id)}.0`) < 0
  return listPublished(root).filter(isEarlier).slice(0, 1)
}

/** `npm run new version`: archives the current documentation under its number, and continues with a copy of it. */
export const version = defineKind({
  name: 'version',
  about: `Archives the documentation of ${old}, and begins a new version with a copy of it.`,
  questions: {
    id: { about: `The new version, such as ${toMajor(old) + 1}.x`, check: checkId },
    'last-release': {
      about: `The last release that the pages of ${old} describe. It determines which facts they show`,
      options: ({ root }) => listPublished(root).map((value) => ({ value })),
      fallback: ({ root, first }) => findLastRelease(root, first('id')),
      check: checkLastRelease,
    },
    banner: {
      about: `The sentence above every page of ${old}`,
      fallback: () => [`This page is for ${old}.`],
      check: checkBanner,
    },
    noindex: {
      about: `Whether to keep ${old} out of search engines. Otherwise, each of its pages tells them to list its counterpart in the new version`,
      options: () => [{ value: 'no' }, { value: 'yes' }],
      fallback: () => ['no'],
    },
  },
  build: ({ id, 'last-release': lastRelease, banner, noindex }, root) => {
    const pages = listFiles(root, toFolder(old))
    const copies = pages.map((file) => create(file.replace(toFolder(old), toFolder(id)), readText(root, file)))
    const upcoming = listUpcoming(root)
    const archived = editEach(
      root,
      pages.filter((file) => !upcoming.includes(file)),
      (text, file) =>
        file.endsWith('.mdx')
          ? removeField(inlineFragments(root, file, text), 'redirectFrom')
          : leaveOut(text, upcoming),
    )
    const entry = { lastRelease, banner, noindex: noindex === 'yes' }
    return {
      changes: [
        edit(versionList, addVersion(readText(root, versionList), id, entry)),
        ...copies,
        ...archived,
        ...upcoming.map(remove),
        ...editLinks(root, id),
        ...copyRoutes(root),
        ...editDocuments(root, id),
        ...keepReference(root),
      ],
      next: [
        `Update the pages in ${toFolder(id)}, which are copies of those in ${toFolder(old)}.`,
        'Run npm run build. It reports whatever the new addresses of the archived pages have broken.',
        'Update the pictures of the version menu and of the banner above archived pages: E2E_FULL=1 npx playwright test e2e/gallery.spec.ts -u -g version',
        `Add the first release of the new version: npm run new release ${id.replace('x', '0')}`,
      ],
      complete: writeReference,
    }
  },
})

const findSince = (page: string) => /^since: ['"]?([\d.]+)['"]?$/m.exec(page)?.[1] ?? ''

/** Lists the drafts about releases that aren't published. An archived version never gets those releases, so only the new version has these pages. */
function listUpcoming(root: string): string[] {
  const drafts = new Set(listReleases(root).flatMap(({ version, isDraft }) => (isDraft ? [version] : [])))
  return listFiles(root, toFolder(old)).filter((file) => {
    const text = readText(root, file)
    return isDraftSource(text) && drafts.has(findSince(text))
  })
}

function checkLastRelease(lastRelease: string, { root }: Asked): string | undefined {
  const upcoming = listUpcoming(root)
  for (const file of listFiles(root, toFolder(old)).filter((file) => !upcoming.includes(file))) {
    const since = findSince(readText(root, file))
    if (isVersion(since) && compareVersions(since, lastRelease) > 0)
      return `can't be ${lastRelease}, because ${file} is about ${since}  (choose ${since} or a later release)`
  }
  return undefined
}

/** Returns the sidebar without these pages. */
function leaveOut(sidebar: string, files: readonly string[]): string {
  const slugs = files.map((file) => file.slice(`${toFolder(old)}/`.length).replace(/\.mdx$/, ''))
  return slugs.reduce(removeFromSidebar, sidebar)
}

/** Returns the changes of the files that a function changes. */
function editEach(
  root: string,
  files: readonly string[],
  change: (text: string, file: string) => string,
): FileChange[] {
  return files.flatMap((file) => {
    const before = readText(root, file)
    const after = change(before, file)
    return after === before ? [] : [edit(file, after)]
  })
}

/**
 * Points links between files at the new version. Links that begin with `/docs/` need no change: on archived pages, they lead to the same version, and
 * everywhere else to the current one.
 */
function editLinks(root: string, id: string): FileChange[] {
  const files = listFiles(root, 'content').filter(
    (file) => file.endsWith('.mdx') && !file.startsWith(`${toFolder(old)}/`),
  )
  return editEach(root, files, (text) =>
    text.replaceAll(`../${old}/`, `../${id}/`).replaceAll(`docs/${old}/`, `docs/${id}/`),
  )
}

/** Copies the routes of an archived version, which differ from those of the current one only in the version that they name. */
function copyRoutes(root: string): FileChange[] {
  const template = versions[1]?.id ?? ''
  const files = template ? listFiles(root, toRoutes(template)) : []
  if (!files.length)
    throw new Refusal(`${toRoutes(template)} has no routes to copy  (restore the routes of an archived version)`)
  return files.map((file) =>
    create(file.replace(toRoutes(template), toRoutes(old)), readText(root, file).replaceAll(template, old)),
  )
}

/** The documents that name the folder of the current version as the place where pages are. */
const documents = ['ARCHITECTURE.md', 'SECURITY.md', 'docs/editors.md', 'docs/map.md']

function editDocuments(root: string, id: string): FileChange[] {
  const present = documents.filter((file) => existsSync(path.join(root, file)))
  return editEach(root, present, (text) =>
    text.replaceAll(toFolder(old), toFolder(id)).replaceAll(`../${old}/`, `../${id}/`),
  )
}

/** Returns the list of versions with a new one, which makes the one before it archived. */
function addVersion(list: string, id: string, { lastRelease, banner, noindex }: Archive): string {
  const line = `  { id: '${old}', label: '${old}' },\n`
  const archives = 'export const archives = {'
  for (const part of [line, archives])
    if (!list.includes(part))
      throw new Refusal(`${versionList} has no line "${part.trim()}"  (write the versions in this form)`)
  const quote = banner.includes("'") ? '"' : "'"
  const archive = [
    archives,
    `  '${old}': {`,
    `    lastRelease: '${lastRelease}',`,
    `    banner: ${quote}${banner}${quote},`,
    ...(noindex ? ['    noindex: true,'] : []),
    '  },',
  ]
  const rest = list.includes(`${archives}}`) ? '\n' : ''
  return list
    .replace(line, () => `  { id: '${id}', label: '${id}' },\n${line}`)
    .replace(archives, () => archive.join('\n') + rest)
}
