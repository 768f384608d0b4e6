import { config } from '../site/config.mjs'
import type { SiteConfig, Store } from '../site/config-types'
import { type PlatformId, platformIds, platformNames, storeIds } from '../site/platforms'
import { routes } from '../site/routes'
import { compareVersions } from '../utils/version.mjs'
import type { VersionFacts } from './facts-at'
import { selectRow, selectRows } from './select-rows'
import { type FactTableView, summarize, toAnswer } from './tables'

/** With up to this many facts, each platform is a row, so the table fits on a phone. With more, platforms are columns, side by side. */
const fewFacts = 3

/** Builds the table of what the platforms have and need, for the facts named by ID. @throws if an ID is unknown */
export function buildPlatformTable(facts: VersionFacts, { rows: ids }: { rows: string }): FactTableView {
  const rows = selectRows('<PlatformTable>', facts.platforms, ids)
  const label = `Platforms: ${summarize(rows.map((row) => row.label))}`
  if (rows.length <= fewFacts) {
    return {
      label,
      columns: [{ label: 'Platform' }, ...rows.map((row) => ({ label: row.label }))],
      rows: platformIds.map((id) => ({ id, cells: [platformNames[id], ...rows.map((row) => row[id])] })),
    }
  }
  return {
    label,
    columns: [{ label: 'What' }, ...platformIds.map((id) => ({ label: platformNames[id] }))],
    rows: rows.map((row) => ({ id: row.id, cells: [row.label, ...platformIds.map((id) => toAnswer(row[id]))] })),
  }
}

/** Builds the table of direct downloads at the last release of the version, with that release in the file names. */
export function buildDirectFilesTable(facts: VersionFacts): FactTableView {
  const files = Object.entries(config.directFiles).filter(([, { since }]) => compareVersions(since, facts.release) <= 0)
  return {
    label: `Direct downloads for ${facts.release}`,
    columns: [{ label: 'File' }, { label: 'For', kind: 'sentence' }, { label: 'Name' }],
    rows: files.map(([id, { platform, label, note, suffix }]) => ({
      id,
      cells: [label, `${platformNames[platform]}, ${note}`, `\`${toFileName(config, facts.release, suffix)}\``],
    })),
  }
}

/** A file that people download without a store. `checksumUrl` returns its SHA-256, which the installation page asks them to compare. */
export type DirectLink = { label: string; note: string; url: string; checksumUrl: string }

/** One row of the table: every way to get the app for a platform. */
export type PlatformDownload = {
  id: PlatformId
  name: string
  needs: string
  store: Store
  files: readonly DirectLink[]
  /** What people should know before the first start. */
  hint?: { label: string; href: string }
}

/** Everything the download page may show. It's small and plain, because it's sent to the browser. */
export type Downloads = { product: string; release: string; platforms: readonly PlatformDownload[] }

/** `downloadsUrl` is the folder of the direct files, without a trailing slash. */
type DownloadSite = Pick<SiteConfig, 'name' | 'fileStem' | 'stores' | 'directFiles'> & { downloadsUrl: string }

const hints: Partial<Record<PlatformId, PlatformDownload['hint']>> = {
  win: { label: 'Ignore Windows Defender warning', href: `${routes.docsStart}#windows-warning` },
}

/** Builds the stores and direct files of all platforms. The file names contain the release of `facts`. */
export function buildDownloads(facts: VersionFacts, site: DownloadSite): Downloads {
  const needs = selectRow('<Download>', facts.platforms, 'needs')
  return {
    product: site.name,
    release: facts.release,
    platforms: platformIds.map((id) => ({
      id,
      name: platformNames[id],
      needs: needs[id],
      store: site.stores[storeIds[id]],
      files: listFiles(id, facts.release, site),
      hint: hints[id],
    })),
  }
}

function listFiles(id: PlatformId, release: string, site: DownloadSite): DirectLink[] {
  return Object.values(site.directFiles)
    .filter(({ platform }) => platform === id)
    .map(({ label, note, suffix }) => {
      const url = `${site.downloadsUrl}/${toFileName(site, release, suffix)}`
      return { label, note, url, checksumUrl: `${url}.sha256` }
    })
}

function toFileName({ fileStem }: Pick<SiteConfig, 'fileStem'>, release: string, suffix: string): string {
  return `${fileStem}-${release}-${suffix}`
}
