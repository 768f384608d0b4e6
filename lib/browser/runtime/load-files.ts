import { isPrefetchFair, readConnection } from '../prefetch'

/** Fetches files at the lowest priority once the browser is idle, unless that's unfair to the visitor. Returns whether it does. */
export function prefetchFiles(files: readonly string[]): boolean {
  if (!isPrefetchFair(readConnection())) return false
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
  whenIdle(() => {
    for (const href of files) addLink('prefetch', href)
  })
  return true
}

const done = new Set<string>()

/**
 * Runs files in order. A file that fails is tried twice, and again at the next call. The last file starts the framework, so it runs only once all
 * others have: with one missing, the framework would replace a page that can be read with an error page.
 * @param arePrefetched whether they were fetched already; if not, that begins at once
 * @returns the files that failed
 */
export async function runFiles(files: readonly string[], arePrefetched: boolean): Promise<string[]> {
  const parts = files.slice(0, -1)
  const starter = files.slice(-1)
  const isParsing = document.readyState === 'loading'
  if (!arePrefetched) for (const href of isParsing ? files : starter) addLink('preload', href)
  // Next 16.4 starts from the last inline script of the page, and throws if its files have run before that.
  if (isParsing) await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const missing = await runAll(parts)
  return missing.length > 0 ? missing : runAll(starter)
}

async function runAll(files: readonly string[]): Promise<string[]> {
  await Promise.all(files.map(async (file) => (await runFile(file)) || (await runFile(file))))
  return files.filter((file) => !done.has(file))
}

function addLink(rel: 'prefetch' | 'preload', href: string): void {
  const link = document.createElement('link')
  link.rel = rel
  link.as = 'script'
  link.href = href
  document.head.append(link)
}

/** Resolves to whether the file has run. Files requested at the same time run in that order. */
function runFile(src: string): Promise<boolean> {
  if (done.has(src)) return Promise.resolve(true)
  const script = document.createElement('script')
  return new Promise((resolve) => {
    script.src = src
    script.async = false
    // Tells the watcher for missing files (`lib/browser/pre-paint`) to leave this one to the loader.
    script.dataset.runtime = ''
    script.onload = () => {
      // React looks for its scripts by this attribute, and would run those again that it doesn't find.
      script.setAttribute('async', '')
      done.add(src)
      resolve(true)
    }
    script.onerror = () => {
      script.remove()
      resolve(false)
    }
    document.head.append(script)
  })
}
