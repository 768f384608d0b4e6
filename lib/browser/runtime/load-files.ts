import { isPrefetchFair, readConnection } from '../prefetch'

/** Fetches files at the lowest priority once the browser is idle, where that is fair to the visitor. Returns whether it is. */
export function prefetchFiles(files: readonly string[]): boolean {
  if (!isPrefetchFair(readConnection())) return false
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  whenIdle(() => {
    for (const href of files) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.as = 'script'
      link.href = href
      document.head.append(link)
    }
  })
  return true
}

/**
 * Runs files in order, each tried twice. The first is the page as React takes it over: without it the framework would start on nothing and break
 * off in the middle. So the others run once it is there.
 * @param arePrefetched whether they are fetched already; else that begins at once
 * @returns the files that did not come at the second try either, once all have run or failed
 */
export async function runFiles([page = '', ...others]: readonly string[], arePrefetched: boolean): Promise<string[]> {
  const arrivals = arePrefetched ? undefined : others.map(preloadFile)
  const hasPage = await tryFile(page)
  const results = await Promise.all(hasPage ? others.map(tryFile) : (arrivals ?? others.map(preloadFile)))
  const missing = others.filter((_, index) => !results[index])
  return hasPage ? missing : [page, ...missing]
}

const tryFile = async (file: string): Promise<boolean> => (await runFile(file)) || (await runFile(file))

/** Resolves to whether the file came. */
function preloadFile(href: string): Promise<boolean> {
  const link = document.createElement('link')
  return new Promise((resolve) => {
    link.rel = 'preload'
    link.as = 'script'
    link.href = href
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
    document.head.append(link)
  })
}

/** Resolves to whether the file came. Files asked for in one go run in that order. */
function runFile(src: string): Promise<boolean> {
  const script = document.createElement('script')
  return new Promise((resolve) => {
    script.src = src
    script.async = false
    // Whoever watches for files of the page that are missing leaves this one to the loader.
    script.dataset.runtime = ''
    script.onload = () => {
      // React looks for its scripts by this attribute, and would run again what it does not find.
      script.setAttribute('async', '')
      resolve(true)
    }
    script.onerror = () => {
      script.remove()
      resolve(false)
    }
    document.head.append(script)
  })
}
