import type { VersionFacts } from '../facts/facts-at'
import { selectRow } from '../facts/select-rows'
import { type PlatformId, platformIds, type SiteConfig, type Store } from '../site/config-types'
import { platformNames } from '../site/describe-doc'
import { routes } from '../site/routes'
import { storeIds } from '../site/stores'

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
export type DownloadSite = Pick<SiteConfig, 'name' | 'fileStem' | 'stores' | 'directFiles'> & { downloadsUrl: string }

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

function listFiles(
  id: PlatformId,
  release: string,
  { directFiles, fileStem, downloadsUrl }: DownloadSite,
): DirectLink[] {
  return Object.values(directFiles)
    .filter(({ platform }) => platform === id)
    .map(({ label, note, suffix }) => {
      const url = `${downloadsUrl}/${fileStem}-${release}-${suffix}`
      return { label, note, url, checksumUrl: `${url}.sha256` }
    })
}
