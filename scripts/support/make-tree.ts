import { existsSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { findPlainSource, findTreeFile, getSitePage, makePlainTree, readPageTree, writeTree } from '@/lib/content'
import { toMarkdown } from '@/lib/content/plain/to-markdown'
import { writeSection } from '@/lib/discovery/markdown-twin'

/** A page to turn into plain text, and the file for its Markdown; that of its tree follows from the page. */
export type TreeJob = { href: string; sectionFile: string }
/** What the thread answers to each job; a fault names the file. */
export type TreeAnswer = { fault?: string }

parentPort?.on('message', (job: TreeJob) => {
  const answer: TreeAnswer = {}
  try {
    makePage(job)
  } catch (error) {
    answer.fault = error instanceof Error ? error.message : String(error)
  }
  parentPort?.postMessage(answer)
})

function makePage({ href, sectionFile }: TreeJob) {
  const page = getSitePage(href)
  const source = findPlainSource(page)
  const treeFile = source && findTreeFile(source)
  if (treeFile && !existsSync(treeFile)) writeFileSync(treeFile, writeTree(makePlainTree(source)))
  writeFileSync(sectionFile, writeSection(page, readPageTree(page), toMarkdown))
}
