import { ignore, openKeptSite, type Source } from './kept-site'
import { answerNotKept } from './offline-page'
import { findWanted, isImmutable, type OfflineSite, toPagePath } from './rules'

/** TypeScript's types for workers don't fit together with those for pages, so here's what we use of them. */
export type OfflineFetchEvent = {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}

/** What the worker uses of the browser. */
export type OfflineTools = {
  caches: CacheStorage
  fetch: typeof fetch
  origin: string
  /** Lets the browser look for the worker of a later deploy. */
  update: () => Promise<unknown>
}

/**
 * Creates the worker of one deploy. Every response comes from the network. Only if there's none, pages and their files come from what's kept of this deploy.
 */
export function createOfflineWorker(site: OfflineSite, { caches, fetch, origin, update }: OfflineTools) {
  const kept = openKeptSite(site, caches, origin)
  /** Settles once everything that readers asked to keep is there: pages share files, and nothing should be fetched twice. */
  let keeping: Promise<unknown> = Promise.resolve()

  /** @throws if there's no connection, or the file isn't the one with this hash */
  const fromNetwork: Source = async ({ path, integrity }) => {
    // A redirect leads to another page, and browsers refuse a redirected response for a page.
    const response = await fetch(origin + path, { redirect: 'error', ...(integrity && { integrity }) })
    return response.ok ? response : undefined
  }

  const fetchPage = async ({ request, preloadResponse }: OfflineFetchEvent) => {
    // If preloading fails, the network gets another chance, because an old page is only right without a connection. Some versions of Safari mark preloaded
    // pages as redirected, and then refuse them.
    const preloaded = await preloadResponse?.catch(ignore)
    return preloaded && !preloaded.redirected ? preloaded : fetch(request)
  }

  /** Forgets files with fixed names if a page belongs to another deploy, because without a connection, this page would get those of the wrong one. */
  const compareDeploy = async (path: string, response: Response) => {
    if (!(await kept.isSame(path, response))) await kept.removeFixedFiles()
  }

  const answerPage = async (event: OfflineFetchEvent, path: string) => {
    try {
      const response = await fetchPage(event)
      if (response.ok) event.waitUntil(compareDeploy(path, response.clone()).catch(ignore))
      return response
    } catch {
      const page = Object.hasOwn(site.pages, path) ? await kept.find(path) : undefined
      return page ?? answerNotKept(site, path, await kept.listPages())
    }
  }

  const answerFile = async (event: OfflineFetchEvent, path: string) => {
    try {
      const response = await fetch(event.request)
      if (response.ok && isImmutable(path, site)) event.waitUntil(keepPassing(path, response.clone()))
      return response
    } catch (error) {
      const file = await kept.find(path)
      if (file) return file
      throw error
    }
  }

  /** Keeps texts for search, and parts of pages that are loaded on demand. */
  const keepPassing = (path: string, response: Response) =>
    kept.keepFiles([{ path }], async () => response).catch(ignore)

  return {
    /** Takes over what's the same in this deploy. This comes before the worker is active, because requests would have to wait for it. */
    install: () => kept.takeOver().catch(ignore),

    activate: () => kept.removeOthers().catch(ignore),

    /** Responds to a request, or leaves it to the browser. */
    answer(event: OfflineFetchEvent): void {
      const wanted = findWanted(event.request, site, origin)
      if (!wanted) return
      event.respondWith(wanted.kind === 'page' ? answerPage(event, wanted.path) : answerFile(event, wanted.path))
    },

    /**
     * Keeps a page that a reader uses, and what a search needs. Without room for them, the site works as it does without the worker. If there has been
     * another deploy, its worker is asked to keep the page once it's there (`lib/browser/keep-page.ts`).
     */
    keep(pathname: string): Promise<unknown> {
      const keepAll = async () => {
        if (!(await kept.keepPage(toPagePath(pathname, site.base), fromNetwork))) await update()
        const search = site.search.map((path) => ({ path }))
        await kept.keepFiles(search, fromNetwork)
      }
      keeping = keeping.then(keepAll).catch(ignore)
      return keeping
    },
  }
}
