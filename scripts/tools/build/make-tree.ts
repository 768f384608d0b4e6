import { existsSync, writeFileSync } from 'node:fs'
import { getEntry } from '@/lib/catalogue/entries'
import { isWritten } from '@/lib/catalogue/entry'
import { writeSection } from '@/lib/publish/discovery/markdown-twin'
import { findTreeFile, makePlainTree } from '@/lib/publish/plain/plain-tree'
import { findSectionFile, readPageTree } from '@/lib/publish/plain/site-trees'
import { toMarkdown } from '@/lib/publish/plain/to-markdown'
import { writeTree } from '@/lib/publish/plain/tree-store'
import { answerJobs } from './threads'

/** The address of a page to turn into plain text. The page determines which files are written. */
export type TreeJob = string

answerJobs((href: TreeJob) => {
  const entry = getEntry(href)
  if (isWritten(entry)) {
    const treeFile = findTreeFile(entry)
    if (!existsSync(treeFile)) writeFileSync(treeFile, writeTree(makePlainTree(entry)))
  }
  writeFileSync(findSectionFile(entry), writeSection(entry, readPageTree(entry), toMarkdown))
})
