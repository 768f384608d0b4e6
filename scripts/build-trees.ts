import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findPlainSource, findSectionFile, findTreeFile, listSitePages, treeFolder } from '@/lib/content'
import type { JobAnswer } from './support/answer-jobs'
import { fail } from './support/fail'
import type { TreeJob } from './support/make-tree'
import { runInThreads } from './support/run-in-threads'

/**
 * Writes the plain tree and the Markdown of every page that has changed. It uses threads, because feeds, search and Markdown twins spend most of
 * their time on parsing.
 */
const start = performance.now()
const pages = listSitePages().map((page) => {
  const source = findPlainSource(page)
  return { href: page.href, files: [findSectionFile(page), ...(source ? [findTreeFile(source)] : [])] }
})

mkdirSync(treeFolder, { recursive: true })
const missing = pages.filter(({ files }) => !files.every((file) => existsSync(file)))
const jobs = missing.map(({ href }) => href)
const answers = await runInThreads<TreeJob, JobAnswer>(new URL('./support/make-tree.ts', import.meta.url), jobs, {
  jobsPerThread: 60,
})
const faults = answers.flatMap(({ fault }) => fault ?? [])
if (faults.length > 0) fail(faults.join('\n'))
const used = new Set(pages.flatMap(({ files }) => files.map((file) => path.basename(file))))
for (const name of readdirSync(treeFolder)) if (!used.has(name)) rmSync(path.join(treeFolder, name))
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(`plain pages: ${pages.length}, ${missing.length} of them made, ${seconds} s`)
