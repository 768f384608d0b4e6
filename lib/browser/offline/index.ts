import { deleteCaches, ignore } from './kept-site'
import type { OfflineSite } from './rules'
import { createOfflineWorker, type OfflineFetchEvent } from './worker'

/** The build puts it in front of the script if pages are kept (`offline` in `lib/site/config.mjs`). */
declare const offlineSite: OfflineSite | undefined

type WaitingEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type Registration = {
  scope: string
  unregister: () => Promise<boolean>
  update: () => Promise<unknown>
  navigationPreload?: { enable: () => Promise<void>; disable: () => Promise<void> }
}
type Scope = {
  caches: CacheStorage
  registration: Registration
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: (type: string, listener: (event: never) => void) => void
}

const scope = self as unknown as Scope

/**
 * The service worker. A new one doesn't wait until the pages of the last one are closed, because on a phone that may take weeks. Nothing that a page has
 * loaded changes by that, because responses come from the network.
 */
function start(site: OfflineSite): void {
  const { caches, registration, clients } = scope
  const worker = createOfflineWorker(site, {
    caches,
    fetch: (...request) => fetch(...request),
    origin: location.origin,
    update: () => registration.update(),
  })
  scope.addEventListener('install', (event: WaitingEvent) => {
    event.waitUntil(worker.install().then(scope.skipWaiting.bind(scope)))
  })
  scope.addEventListener('activate', (event: WaitingEvent) => {
    event.waitUntil(Promise.all([worker.activate(), arrangePreload(registration).catch(ignore), clients.claim()]))
  })
  scope.addEventListener('fetch', (event: OfflineFetchEvent) => worker.answer(event))
  scope.addEventListener('message', (event: WaitingEvent & { data: unknown }) => {
    if (typeof event.data === 'string') event.waitUntil(worker.keep(event.data))
  })
}

/**
 * Has the browser request a page at the same time as it starts the worker. Firefox doesn't ask the worker at all if that request fails, and shows its error
 * page (https://github.com/GoogleChrome/workbox/issues/3134), so there the worker makes the request itself.
 */
async function arrangePreload({ navigationPreload }: Registration): Promise<void> {
  await (navigator.userAgent.includes('Firefox/') ? navigationPreload?.disable() : navigationPreload?.enable())
}

/** Replaces a worker of an earlier deploy by one that removes itself and what was kept. */
function removeItself(): void {
  scope.addEventListener('install', () => scope.skipWaiting())
  scope.addEventListener('activate', (event: WaitingEvent) => {
    const { caches, registration } = scope
    const emptied = deleteCaches(caches, new URL(registration.scope).pathname).catch(ignore)
    event.waitUntil(emptied.then(() => registration.unregister()))
  })
}

if (typeof offlineSite === 'undefined') removeItself()
else start(offlineSite)
