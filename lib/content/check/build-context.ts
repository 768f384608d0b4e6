import { parse } from 'yaml'
import { listSettingPaths, toSettingGroup } from '../../facts/settings'
import { config } from '../../site/config.mjs'
import { listConfiguredAddresses } from '../../site/link-addresses'
import { buildTokens } from '../../site/tokens.mjs'
import { findLatestVersion } from '../latest-version.mjs'
import type { CheckContext } from './context'
import type { Lifetime } from './lifetime'
import { findPlace } from './places'

type Row = {
  id: string
  since?: string
  until?: string
  archived?: Record<string, unknown>
  path?: string
  group?: string
  scope?: string
  otherPaths?: string[]
}

/**
 * Returns what the check has to know beyond the text of each file. It comes from the content data among the files and from the list of files in
 * `public/`. Data that doesn't fit its schema is used as far as possible, because another rule reports its errors.
 */
export function buildContext(files: ReadonlyMap<string, string>, assets: ReadonlySet<string>): CheckContext {
  const read = (name: string) => readData(files.get(`content/facts/${name}.yml`))
  const settings = toRows(read('settings'))
  const shortcuts = toRows(read('shortcuts'))
  const limits = toRows(read('limits'))
  const api = toRecord(readData(files.get('content/api/openapi.yaml')))
  const miniatures = [...files.keys()].filter((path) => findPlace(path)?.kind === 'miniature')
  const paths = settings.flatMap((row) =>
    listSettingPaths([{ path: row.path ?? '', otherPaths: row.otherPaths }]).map(([path]) => [path, row] as const),
  )
  const releases = [...files.keys()].filter((path) => path.startsWith('content/releases/'))
  const latestVersion = findLatestVersion(releases) ?? '0.0'
  return {
    assets,
    addresses: listConfiguredAddresses(),
    latestVersion,
    tokens: buildTokens(config, latestVersion),
    settingPaths: new Map(paths.map(([path, row]) => [path, toLifetime(row)])),
    values: {
      'shortcut-ids': toIds(shortcuts),
      'shortcut-scopes': toWords(shortcuts.map(({ scope = '' }) => scope)),
      'setting-ids': toIds(settings),
      'setting-groups': toWords(settings.map(({ path = '' }) => toSettingGroup(path))),
      'limit-ids': toIds(limits),
      'limit-groups': toWords(limits.map(({ group = '' }) => group)),
      'platform-rows': toIds(read('platforms')),
      'encryption-things': toIds(toRecord(read('encryption')).things),
      'column-sources': toWords(Object.keys(toRecord(toRecord(read('import')).columns))),
      'operation-ids': toWords(listOperations(api).map(({ operationId }) => operationId)),
      'operation-tags': toWords([...new Set(listOperations(api).flatMap(({ tags }) => tags))]),
      'schema-names': toWords(Object.keys(toRecord(toRecord(api.components).schemas))),
      'comparison-ids': toIds(toRecord(read('comparisons')).comparisons),
      'miniature-ids': toWords(miniatures.map((path) => path.replace(/^.*\/|\.yml$/g, ''))),
    },
  }
}

function readData(source = ''): unknown {
  try {
    return parse(source)
  } catch {
    return undefined
  }
}

const toRecord = (data: unknown) => (data && typeof data === 'object' ? data : {}) as Record<string, unknown>

function toRows(data: unknown): Row[] {
  return Array.isArray(data) ? data.filter((row) => typeof toRecord(row).id === 'string') : []
}

function toLifetime({ since, until, archived }: Row): Lifetime {
  const absentFrom = Object.entries(toRecord(archived)).flatMap(([version, row]) => (row === null ? [version] : []))
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

const toIds = (data: unknown) => new Map(toRows(data).map((row) => [row.id, toLifetime(row)]))
const toWords = (words: readonly string[]) => new Map<string, Lifetime>(words.map((word) => [word, {}]))
