import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findPlainSource, findTreeFile, listSitePages, treeFolder } from '@/lib/content'
import type { TreeAnswer, TreeJob } from './support/make-tree'
import { runInThreads } from './support/run-in-threads'

/** Makes the plain tree of every page whose tree is not there yet, in threads: parsing is most of what feeds, search and twins cost. */
const start = performance.now()
const trees = listSitePages().flatMap((page): TreeJob[] => {
  const source = findPlainSource(page)
  return source ? [{ source, file: findTreeFile(source) }] : []
})

mkdirSync(treeFolder, { recursive: true })
const missing = trees.filter(({ file }) => !existsSync(file))
const answers = await runInThreads<TreeJob, TreeAnswer>(new URL('./support/make-tree.ts', import.meta.url), missing, {
  jobsPerThread: 60,
})
const faults = answers.flatMap(({ fault }) => fault ?? [])
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
const used = new Set(trees.map(({ file }) => path.basename(file)))
for (const name of readdirSync(treeFolder)) if (!used.has(name)) rmSync(path.join(treeFolder, name))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`plain trees: ${trees.length}, ${missing.length} of them made, ${seconds} s`)
