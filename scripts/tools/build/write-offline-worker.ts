import { createHash } from 'node:crypto'
import { hashDigits, isImmutable, listFiles, type OfflineSite } from '@/lib/browser/offline/rules'
import { buildHostRules, listImmutable } from '@/lib/publish/hosts/rules'
import { previewsPath } from '@/lib/publish/preview/preview'
import { listAreas, toTitlesName } from '@/lib/search/search-record'
import { withBasePath, withoutBasePath } from '@/lib/site/base-path'
import { config } from '@/lib/site/config.mjs'
import { routes } from '@/lib/site/routes'
import { currentVersion } from '@/lib/site/versions'
import { count } from '@/lib/utils/text'
import { shortHash } from '../write-file'
import type { ExportFolder } from './export-folder'

/**
 * Tells the worker that keeps pages (`lib/browser/offline`) which deploy it belongs to. The pages and the search index have to be finished, because the
 * worker recognises them by their hashes.
 * @param hrefs the addresses of the pages, without the base path
 * @param palette the files of the search palette, with the base path
 * @returns what was written
 */
export function writeOfflineWorker(
  site: ExportFolder,
  { hrefs, palette, basePath }: { hrefs: readonly string[]; palette: readonly string[]; basePath: string },
): string {
  const titles = listAreas({ version: currentVersion.id }).map(
    ({ context, version }) => `/search-index/${toTitlesName(context, version)}`,
  )
  const searchWorker = site.list().flatMap((name) => (name.startsWith('search-worker/') ? `/${name}` : []))
  const immutable = listImmutable(buildHostRules([], basePath))
  const pictures = new Set<string>()
  for (const href of hrefs)
    for (const { path, integrity } of listFiles(site.read(toPageFile(href))))
      if (!integrity && !isImmutable(path, { immutable })) pictures.add(withoutBasePath(path, basePath))

  const hashAll = (addresses: readonly string[], toFile = (href: string) => href) =>
    Object.fromEntries(addresses.map((href) => [withBasePath(href, basePath), hashFile(site, toFile(href))]))
  const told: Omit<OfflineSite, 'id'> = {
    name: config.name,
    base: `${basePath}/`,
    previews: previewsPath,
    pages: hashAll(hrefs, toPageFile),
    files: hashAll([...titles, ...[...pictures].sort()]),
    immutable,
    search: [...[...searchWorker, ...titles].map((href) => withBasePath(href, basePath)), ...palette],
  }
  const code = site.read(routes.offlineWorker)
  const id = shortHash(JSON.stringify(told) + code)
  site.write(routes.offlineWorker, `const offlineSite=${JSON.stringify({ id, ...told })};${code}`)
  return `a worker that can keep ${count(hrefs.length, 'page')}`
}

const toPageFile = (href: string) => (href === routes.home ? '/index.html' : `${href}.html`)

const hashFile = (site: ExportFolder, name: string) =>
  createHash('sha256').update(site.readBytes(name)).digest('hex').slice(0, hashDigits)
