import type { z } from 'zod'
import { contentPathToHref } from '../catalogue/mdx/content-path.mjs'
import { apiPageFields, docFields, pageFields, releaseFields } from '../catalogue/schema/fields'
import { factSchemas } from '../facts/schema'
import { isVersionId, type VersionId, versions } from '../site/versions'
import { configurationFiles } from './rules/configuration'

/** What a file is, according to its path. `slug` is its path within the collection and version. */
export type FilePlace =
  | { kind: 'entry'; collection: Collection; version?: VersionId; slug: string; href: string }
  | {
      kind:
        | 'configuration'
        | 'drawing'
        | 'fragment'
        | 'miniature'
        | 'facts'
        | 'openapi'
        | 'queries'
        | 'sidebar'
        | 'starting-points'
        | 'style'
        | 'synonyms'
        | 'walkthrough'
        | 'words'
    }

export type EntryPlace = Extract<FilePlace, { kind: 'entry' }>

/** A collection, with its name in messages and its front matter. */
export type Collection = { folder: string; noun: string; fields: z.ZodObject }

export const collections = {
  docs: { folder: 'docs', noun: 'a documentation page', fields: docFields },
  api: { folder: 'api', noun: 'a page of the API reference', fields: apiPageFields },
  releases: { folder: 'releases', noun: 'a release post', fields: releaseFields },
  pages: { folder: 'pages', noun: 'a page of the site', fields: pageFields },
} as const satisfies Record<string, Collection>

/** Returns what the file at `path`, from the root of the project, is, or undefined if no file of its kind belongs there. */
export function findPlace(path: string): FilePlace | undefined {
  const [, folder = '', ...rest] = path.split('/')
  const inside = rest.join('/')
  if (isDrawing(path)) return { kind: 'drawing' }
  if (configurationFiles.includes(path)) return { kind: 'configuration' }
  if (folder === 'docs') return findDocsPlace(path, rest)
  if (folder === 'facts' && /^[^/]+\.yml$/.test(inside)) return { kind: 'facts' }
  if (folder === 'miniatures' && /^[^/]+\.yml$/.test(inside)) return { kind: 'miniature' }
  if (folder === 'walkthroughs' && /^[^/]+\.yml$/.test(inside)) return { kind: 'walkthrough' }
  if (folder === 'fragments' && /^[^/]+\.mdx$/.test(inside)) return { kind: 'fragment' }
  if (path === 'content/style.yml') return { kind: 'style' }
  if (path === 'content/words.txt') return { kind: 'words' }
  if (path === 'content/search/starting-points.yml') return { kind: 'starting-points' }
  if (path === 'content/search/synonyms.yml') return { kind: 'synonyms' }
  if (folder === 'search' && /^queries\/[^/]+\.yml$/.test(inside)) return { kind: 'queries' }
  if (path === 'content/api/openapi.yaml') return { kind: 'openapi' }
  if (path === 'content/api/sidebar.yml') return { kind: 'sidebar' }
  if (folder === 'api' || folder === 'pages') return toEntry(collections[folder], path, inside)
  if (folder === 'releases' && rest.length === 1) return toEntry(collections.releases, path, inside)
  return undefined
}

/** Returns whether the file is an SVG of `public/`, which a host serves at its address. */
export function isDrawing(path: string): boolean {
  return path.startsWith('public/') && /\.svg$/i.test(path)
}

/** Returns whether a file is a picture, by its name. */
export const isPicture = (path: string) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path)

function findDocsPlace(path: string, [version = '', ...rest]: string[]): FilePlace | undefined {
  if (!isVersionId(version) || rest.length === 0) return undefined
  if (rest.join('/') === 'sidebar.yml') return { kind: 'sidebar' }
  return toEntry(collections.docs, path, rest.join('/'), version)
}

function toEntry(collection: Collection, path: string, inside: string, version?: VersionId): EntryPlace | undefined {
  if (!inside.endsWith('.mdx')) return undefined
  const href = contentPathToHref(path.slice('content/'.length))
  return { kind: 'entry', collection, version, slug: inside.slice(0, -'.mdx'.length), href }
}

/** The files that every site has. */
const requiredFiles = [
  ...Object.keys(factSchemas).map((name) => `content/facts/${name}.yml`),
  'content/api/openapi.yaml',
  'content/fragments/announcement.mdx',
  'content/pages/contact.mdx',
  'content/pages/download.mdx',
  'content/pages/home.mdx',
  'content/search/queries/site.yml',
  'content/search/starting-points.yml',
  'content/search/synonyms.yml',
  'content/style.yml',
  'content/words.txt',
]

/** Adds the files that every site has and that aren't there, without a text, so that the check reports them once, and nothing that depends on them. */
export function addMissing(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...requiredFiles.map((path) => [path, ''] as const), ...files])
}

export const isRequired = (path: string) => requiredFiles.includes(path)

/** Returns what to do with a file that doesn't belong at `path`: rename it, or move it to where it was probably meant to be. */
export function describeFix(path: string): string {
  const [, folder = '', version = ''] = path.split('/')
  if (/\.(md|markdown)$/.test(path)) return `rename it to ${path.replace(/^.*\/|\.\w+$/g, '')}.mdx`
  if (/\.yaml$/.test(path)) return `rename it to ${path.replace(/^.*\/|\.\w+$/g, '')}.yml`
  if (/\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(path)) return 'move it into public/images'
  if (folder === 'search') return 'move it into search/queries, or its groups into search/synonyms.yml'
  if (folder === 'docs' && !isVersionId(version)) {
    return `move it into ${versions.map(({ id }) => `docs/${id}`).join(' or ')}; to add a version, run npm run new version`
  }
  return 'move it: pages (.mdx) belong in docs, api, releases, pages and fragments, and data (.yml) in facts, miniatures and walkthroughs'
}
