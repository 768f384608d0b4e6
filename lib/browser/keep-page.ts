import { withBasePath } from '../site/base-path'
import { routes } from '../site/routes'
import { whenIdle } from './callbacks'
import { isPrefetchFair } from './device'

/** The page that's shown, once a page is to be kept. */
let shown: string | undefined
/** Resolves once the worker is registered and has been sent the page's address. */
let started: Promise<void> | undefined

/**
 * Has the service worker keep the page that's shown, so that it can be read without a connection, once the browser is idle. The first call registers the
 * worker. Does nothing for visitors with data saver on, and in browsers that have no workers or refuse them.
 * @param path the address of the page, without the base path
 */
export function keepPage(path: string): void {
  // Missing on addresses that aren't secure, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || !isPrefetchFair()) return
  shown = withBasePath(path)
  whenIdle(() => {
    const isFirst = started === undefined
    started ??= start(workers)
    const kept = isFirst ? started : started.then(() => post(workers))
    // Without a connection, registering fails, and the next page tries again.
    kept.catch(() => {
      started = undefined
    })
  })
}

async function start(workers: ServiceWorkerContainer): Promise<void> {
  // Some hosts let browsers keep every file for a while. An old worker would do no harm, but new pages wouldn't be kept.
  await workers.register(withBasePath(routes.offlineWorker), { updateViaCache: 'none' })
  // Sends the address again to the worker of a new deploy, because the last one may not have had this page.
  workers.addEventListener('controllerchange', () => void post(workers))
  await post(workers)
}

async function post(workers: ServiceWorkerContainer): Promise<void> {
  const { active } = await workers.ready
  active?.postMessage(shown)
}
