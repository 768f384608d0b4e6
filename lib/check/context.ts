import { parse } from 'yaml'
import { findOverride } from '../facts/facts-at'
import { listSettingPaths, toSettingGroup } from '../facts/settings'
import type { ValueSet } from '../parts/part'
import { publishedAnchorsFile } from '../site/build-settings.mjs'
import { config } from '../site/config.mjs'
import { parseDocHref, toDocHref } from '../site/routes'
import { buildTokens, type Tokens } from '../site/tokens.mjs'
import { currentVersion, findArchive, isArchived, type VersionId, versions } from '../site/versions'
import { type Memory, remember } from '../source/memory'
import { findLatestVersion, isDraftSource } from '../source/site-tokens.mjs'
import { compareVersions } from '../utils/version.mjs'
import { listTexts, type Page } from './lexer/page'
import { type FilePlace, findPlace } from './places'
import { type ConfiguredAddress, listConfiguredAddresses } from './rules/configuration'

/** The releases that have a setting, shortcut or limit, according to its row in the facts. `absentFrom`: versions that leave the row out. */
export type Lifetime = { since?: string; until?: string; absentFrom?: readonly string[] }

/** Returns why a page of `version` can't show a row, worded to follow its name, or undefined if it can. Pages without a version can show every row. */
export function describeAbsence(lifetime: Lifetime | undefined, version: VersionId | undefined): string | undefined {
  if (!lifetime || !version) return undefined
  const { since, until, absentFrom = [] } = lifetime
  const lastRelease = findArchive(version)?.lastRelease
  if (since && lastRelease && compareVersions(since, lastRelease) > 0)
    return `was new in ${since}, but the last release of ${version} was ${lastRelease}`
  if (until && (!lastRelease || compareVersions(until, lastRelease) < 0))
    return `was in the app only until ${until}, but this page is about ${version}`
  return absentFrom.includes(version) ? `isn't part of ${version}` : undefined
}

/** What the check has to know beyond the text of the files. `buildContext` returns it. */
export type CheckContext = {
  /** What was found out about each text before. */
  memory: Memory
  /** Addresses of the files in `public/`, such as `/images/docs/keys-light.svg`. */
  assets: ReadonlySet<string>
  /** Addresses that the configuration puts into pages. */
  addresses: readonly ConfiguredAddress[]
  /** Addresses of pages that have been published, whether or not they still exist. */
  published: ReadonlySet<string>
  /** The newest release among the files that isn't a draft. */
  latestVersion: string
  tokens: Tokens
  /** Every path that a page may name, such as "Settings → Tasks → Carry over". */
  settingPaths: ReadonlyMap<string, Lifetime>
  /** Every message of the app, with the ID of its row. */
  messages: ReadonlyMap<string, Lifetime & { id: string }>
  /** How many steps each walkthrough illustrates. */
  walkthroughSteps: ReadonlyMap<string, number>
  /** The values of each set that comes from content data. */
  values: Readonly<Record<ValueSet, ReadonlyMap<string, Lifetime>>>
}

/** All of the content, for rules that compare pages. */
export type Site = {
  context: CheckContext
  pages: readonly Page[]
  /** Pages by their address. */
  byHref: ReadonlyMap<string, Page>
  /** Addresses that exist without a content file. */
  routes: ReadonlySet<string>
  /** Data files that have problems themselves, so nothing can be compared with them. */
  broken: ReadonlySet<string>
}

/** Returns the address of the page that names a former address in `redirectFrom`. */
export function findSuccessor(former: string, { pages }: Pick<Site, 'pages'>): string | undefined {
  return pages.find((page) => listTexts(page, 'redirectFrom').some(({ value }) => value === former))?.place?.href
}

/** Returns the address of a page of the current version in the newest archived version that has it. */
export function findArchived(slug: string, { byHref }: Pick<Site, 'byHref'>): string | undefined {
  return versions.flatMap(({ id }) => (isArchived(id) ? [toDocHref(id, slug)] : [])).find((href) => byHref.has(href))
}

/** Returns what to do if the page at an address has been moved, or undefined if there never was a page. Then the address is a mistake. */
export function describeMove(href: string, site: Pick<Site, 'byHref' | 'context'>): string | undefined {
  const doc = parseDocHref(href)
  const hadPage =
    site.context.published.has(href) || (doc?.version === currentVersion.id && findArchived(doc.slug, site))
  return hadPage ? `if you moved it, add redirectFrom: [${href}] to the page that replaces it` : undefined
}

/** A rule that checks one page. */
export type PageRule = (page: Page, site: Site) => void

type Row = {
  id: string
  since?: string
  until?: string
  archived?: Partial<Record<VersionId, object | null>>
  path?: string
  group?: string
  scope?: string
  message?: string
  otherPaths?: string[]
}

/**
 * Returns what the check has to know beyond the text of each file. It comes from the content data among the files and from the list of files in
 * `public/`. Data that doesn't fit its schema is used as far as possible, because another rule reports its errors.
 * @param memory saves the work that an earlier check has done on the same texts
 */
export function buildContext(
  files: ReadonlyMap<string, string>,
  assets: ReadonlySet<string>,
  memory: Memory = new Map(),
): CheckContext {
  const readFile = (path: string) => readData(files.get(path) ?? '', memory)
  const read = (name: string) => readFile(`content/facts/${name}.yml`)
  const settings = toRows(read('settings'))
  const shortcuts = toRows(read('shortcuts'))
  const limits = toRows(read('limits'))
  const messages = toRows(read('messages'))
  const api = toRecord(readFile('content/api/openapi.yaml'))
  const listIds = (kind: FilePlace['kind']) =>
    [...files.keys()].filter((path) => findPlace(path)?.kind === kind).map((path) => path.replace(/^.*\/|\.\w+$/g, ''))
  const paths = settings.flatMap((row) =>
    listSettingPaths([{ path: row.path ?? '', otherPaths: row.otherPaths }]).map(([path]) => [path, row] as const),
  )
  const releases = [...files].flatMap(([path, source]) =>
    path.startsWith('content/releases/') && !isDraftSource(source) ? [path] : [],
  )
  const latestVersion = findLatestVersion(releases) ?? '0.0'
  return {
    memory,
    assets,
    addresses: listConfiguredAddresses(),
    published: new Set(Object.keys(toRecord(readFile(publishedAnchorsFile)))),
    latestVersion,
    tokens: buildTokens(config, latestVersion),
    messages: new Map(messages.map((row) => [row.message ?? '', { id: row.id, ...toLifetime(row) }])),
    settingPaths: new Map(paths.map(([path, row]) => [path, toLifetime(row)])),
    walkthroughSteps: new Map(
      listIds('walkthrough').map((id) => [id, countSteps(readFile(`content/walkthroughs/${id}.yml`))]),
    ),
    values: {
      'shortcut-ids': toIds(shortcuts),
      'shortcut-scopes': toWords(shortcuts.map(({ scope = '' }) => scope)),
      'setting-ids': toIds(settings),
      'setting-groups': toWords(settings.map(({ path = '' }) => toSettingGroup(path))),
      'message-ids': toIds(messages),
      'message-groups': toWords(messages.map(({ group = '' }) => group)),
      'term-ids': toIds(read('glossary')),
      'limit-ids': toIds(limits),
      'limit-groups': toWords(limits.map(({ group = '' }) => group)),
      'platform-rows': toIds(read('platforms')),
      'encryption-things': toIds(toRecord(read('encryption')).things),
      'column-sources': toWords(Object.keys(toRecord(toRecord(read('import')).columns))),
      'operation-ids': toWords(listOperations(api).map(({ operationId }) => operationId)),
      'operation-tags': toWords([...new Set(listOperations(api).flatMap(({ tags }) => tags))]),
      'schema-names': toWords(Object.keys(toRecord(toRecord(api.components).schemas))),
      'error-codes': toWords(listErrorCodes(api)),
      'comparison-ids': toIds(toRecord(read('comparisons')).comparisons),
      // The layout shows the announcement.
      'fragment-ids': toWords(listIds('fragment').filter((id) => id !== 'announcement')),
      'miniature-ids': toWords(listIds('miniature')),
      'walkthrough-ids': toWords(listIds('walkthrough')),
    },
  }
}

/** Returns the data of a YAML file, or null if it can't be read. */
function readData(source: string, memory: Memory): unknown {
  return remember(memory, ['yaml', source], () => {
    try {
      return parse(source)
    } catch {
      return null
    }
  })
}

const toRecord = (data: unknown) => (data && typeof data === 'object' ? data : {}) as Record<string, unknown>

function toRows(data: unknown): Row[] {
  return Array.isArray(data) ? data.filter((row) => typeof toRecord(row).id === 'string') : []
}

function toLifetime({ since, until, archived }: Row): Lifetime {
  const absentFrom = versions.flatMap(({ id }) => (findOverride(toRecord(archived), id) === null ? [id] : []))
  return { since, until, absentFrom }
}

/** Returns the operations of an OpenAPI document, leaving out any that can't be read. */
function listOperations(api: Record<string, unknown>): { operationId: string; tags: string[] }[] {
  return Object.values(toRecord(api.paths))
    .flatMap((path) => Object.values(toRecord(path)).map(toRecord))
    .flatMap(({ operationId, tags }) =>
      typeof operationId === 'string' ? [{ operationId, tags: Array.isArray(tags) ? tags.map(String) : [] }] : [],
    )
}

/** Returns how many steps the frames of a walkthrough have together. */
function countSteps(walkthrough: unknown): number {
  const { frames } = toRecord(walkthrough)
  const steps = Array.isArray(frames) ? frames.flatMap((frame) => toRecord(frame).steps) : []
  return steps.length
}

function listErrorCodes(api: Record<string, unknown>): string[] {
  const rows = Array.isArray(api['x-errors']) ? api['x-errors'] : []
  return rows.flatMap((row) => {
    const { code } = toRecord(row)
    return typeof code === 'string' ? [code] : []
  })
}

const toIds = (data: unknown) => new Map(toRows(data).map((row) => [row.id, toLifetime(row)]))
const toWords = (words: readonly string[]) => new Map<string, Lifetime>(words.map((word) => [word, {}]))
