import { existsSync, writeFileSync } from 'node:fs'
import {
  findPlainSource,
  findSectionFile,
  findTreeFile,
  getSitePage,
  makePlainTree,
  readPageTree,
  writeTree,
} from '@/lib/content'
import { toMarkdown } from '@/lib/content/plain/to-markdown'
import { writeSection } from '@/lib/discovery/markdown-twin'
import { answerJobs } from './answer-jobs'

/** The address of a page to turn into plain text. The page determines which files are written. */
export type TreeJob = string

answerJobs((href: TreeJob) => {
  const page = getSitePage(href)
  const source = findPlainSource(page)
  const treeFile = source && findTreeFile(source)
  if (treeFile && !existsSync(treeFile)) writeFileSync(treeFile, writeTree(makePlainTree(source)))
  writeFileSync(findSectionFile(page), writeSection(page, readPageTree(page), toMarkdown))
})
