import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findPlainSource, findSectionFile, findTreeFile, listSitePages, treeFolder } from '@/lib/content'
import type { TreeAnswer, TreeJob } from './support/make-tree'
import { runInThreads } from './support/run-in-threads'

/**
 * Makes the plain tree and the Markdown of every page that changed, in threads: parsing is most of what feeds, search and Markdown twins cost.
 */
const start = performance.now()
const pages = listSitePages().map((page) => {
  const source = findPlainSource(page)
  const sectionFile = findSectionFile(page)
  return { href: page.href, sectionFile, files: [sectionFile, ...(source ? [findTreeFile(source)] : [])] }
})

mkdirSync(treeFolder, { recursive: true })
const missing = pages.filter(({ files }) => !files.every((file) => existsSync(file)))
const answers = await runInThreads<TreeJob, TreeAnswer>(new URL('./support/make-tree.ts', import.meta.url), missing, {
  jobsPerThread: 60,
})
const faults = answers.flatMap(({ fault }) => fault ?? [])
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
const used = new Set(pages.flatMap(({ files }) => files.map((file) => path.basename(file))))
for (const name of readdirSync(treeFolder)) if (!used.has(name)) rmSync(path.join(treeFolder, name))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`plain pages: ${pages.length}, ${missing.length} of them made, ${seconds} s`)
