import type { KeptPage } from './offline-page'
import { hashDigits, isImmutable, type KeptFile, listFiles, type OfflineSite } from './rules'

/** How many pages are kept. For one more, the one that was kept first goes. */
const mostPages = 50

/** Returns a file of the site, or undefined if it isn't there. */
export type Source = (file: KeptFile) => Promise<Response | undefined>

/** Returns how the names of a site's caches begin. Several sites may share an origin. */
const toCachePrefix = (base: string) => `offline ${base} `

const listCaches = async (caches: CacheStorage, base: string) =>
  (await caches.keys()).filter((name) => name.startsWith(toCachePrefix(base)))

/** Deletes the caches of a site, except one. */
export async function deleteCaches(caches: CacheStorage, base: string, except?: string): Promise<void> {
  const own = await listCaches(caches, base)
  await Promise.all(own.filter((name) => name !== except).map((name) => caches.delete(name)))
}

/**
 * What's kept of one deploy. It only contains what's proved to belong to this deploy: pages and files with fixed names by the hash that the build wrote
 * down, data by the hash in their page, and other files by their names.
 */
export function openKeptSite(site: OfflineSite, caches: CacheStorage, origin: string) {
  const cacheName = toCachePrefix(site.base) + site.id
  const toUrl = (path: string) => origin + path
  const toPath = ({ url }: Request) => new URL(url).pathname
  const isPage = (path: string) => Object.hasOwn(site.pages, path)
  // A response varies by `Accept`, which a page and the worker send differently.
  const findIn = (cache: Cache, path: string) => cache.match(toUrl(path), { ignoreVary: true })
  const openCache = () => caches.open(cacheName)

  /** Returns the file if it belongs to this deploy. */
  const prove = async (file: KeptFile, source: Source): Promise<Response | undefined> => {
    const response = await source(file)
    const hash = site.pages[file.path] ?? site.files[file.path]
    if (!response || hash === undefined) return isImmutable(file.path, site) || file.integrity ? response : undefined
    return (await startsWithHash(response.clone(), hash)) ? response : undefined
  }

  /** Keeps files that aren't in the cache yet. @throws if one of them isn't there, or doesn't belong to this deploy */
  const keepFiles = async (files: readonly KeptFile[], source: Source): Promise<void> => {
    const cache = await openCache()
    for (const file of files) {
      if (await findIn(cache, file.path)) continue
      const response = await prove(file, source)
      if (!response) throw new Error(`${file.path} isn't part of this deploy`)
      await cache.put(toUrl(file.path), response)
    }
  }

  const listPaths = async (cache: Cache) => (await cache.keys()).map(toPath).filter(isPage)

  /** Removes a page with its data. Other pages may need its other files. */
  const removePage = async (cache: Cache, path: string) => {
    const html = (await (await findIn(cache, path))?.text()) ?? ''
    const data = listFiles(html).filter(({ integrity }) => integrity)
    for (const own of [path, ...data.map((file) => file.path)]) await cache.delete(toUrl(own), { ignoreVary: true })
  }

  /**
   * Keeps a page after its files, so that a page in the cache always has them.
   * @returns false if the page isn't as it was in this deploy
   * @throws as `keepFiles`
   */
  const keepPage = async (path: string, source: Source): Promise<boolean> => {
    const cache = await openCache()
    if (!isPage(path) || (await findIn(cache, path))) return true
    const response = await prove({ path }, source)
    if (!response) return false
    await keepFiles(listFiles(await response.clone().text()), source)
    await cache.put(toUrl(path), response)
    const [first, ...others] = await listPaths(cache)
    if (first && others.length >= mostPages) await removePage(cache, first)
    return true
  }

  return {
    keepFiles,
    keepPage,

    find: async (path: string) => findIn(await openCache(), path),

    /** Lists the pages, the last one first. */
    async listPages(): Promise<KeptPage[]> {
      const cache = await openCache()
      const paths = (await listPaths(cache)).reverse()
      const toPage = async (path: string) => {
        const html = (await (await findIn(cache, path))?.text()) ?? ''
        return { path, title: readTitle(html) || path }
      }
      return Promise.all(paths.map(toPage))
    },

    /** Returns whether a page is as it was in this deploy. A response that breaks off says nothing. */
    isSame: async (path: string, response: Response) =>
      !isPage(path) || startsWithHash(response, site.pages[path] ?? '').catch(() => true),

    /** Removes the files with fixed names. */
    async removeFixedFiles(): Promise<void> {
      const cache = await openCache()
      for (const path of Object.keys(site.files)) await cache.delete(toUrl(path), { ignoreVary: true })
    },

    /** Copies from the caches of other deploys what's the same in this one. */
    async takeOver(): Promise<void> {
      for (const name of await listCaches(caches, site.base)) {
        if (name === cacheName) continue
        const old = await caches.open(name)
        const source: Source = ({ path }) => findIn(old, path)
        for (const request of await old.keys()) await keepPage(toPath(request), source).catch(ignore)
        for (const path of site.search) await keepFiles([{ path }], source).catch(ignore)
      }
    },

    removeOthers: () => deleteCaches(caches, site.base, cacheName),
  }
}

/** Failing to keep a file isn't an error: there may be no connection or no space, or the site was deployed again. */
export const ignore = () => undefined

async function startsWithHash(response: Response, start: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hash.slice(0, hashDigits) === start
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Returns a page's title without the name of the site. */
function readTitle(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return title.replace(/ \| [^|]*$/, '').replace(/&(\w+|#x27);/g, (all, name: string) => entities[name] ?? all)
}
