import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listEntries } from '@/lib/catalogue/entries'
import { isWritten } from '@/lib/catalogue/entry'
import { findTreeFile } from '@/lib/publish/plain/plain-tree'
import { findSectionFile } from '@/lib/publish/plain/site-trees'
import { treeFolder } from '@/lib/publish/plain/tree-store'
import { fail } from '../fail'
import type { TreeJob } from './make-tree'
import { type JobAnswer, runInThreads } from './threads'

/**
 * Writes the plain tree and the Markdown of every page that has changed. It uses threads, because feeds, search and Markdown twins spend most of
 * their time on parsing.
 */
const start = performance.now()
const pages = listEntries().map((entry) => ({
  href: entry.href,
  files: [findSectionFile(entry), ...(isWritten(entry) ? [findTreeFile(entry)] : [])],
}))

mkdirSync(treeFolder, { recursive: true })
const missing = pages.filter(({ files }) => !files.every((file) => existsSync(file)))
const jobs = missing.map(({ href }) => href)
const answers = await runInThreads<TreeJob, JobAnswer>(new URL('./make-tree.ts', import.meta.url), jobs, {
  jobsPerThread: 60,
})
const faults = answers.flatMap(({ fault }) => fault ?? [])
if (faults.length > 0) fail(faults.join('\n'))
const used = new Set(pages.flatMap(({ files }) => files.map((file) => path.basename(file))))
for (const name of readdirSync(treeFolder)) if (!used.has(name)) rmSync(path.join(treeFolder, name))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`plain pages: ${pages.length}, ${missing.length} of them made, ${seconds} s`)
