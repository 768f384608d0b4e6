import { writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { makePlainTree, type PlainSource, writeTree } from '@/lib/content'

/** An entry to turn into plain text, and the file to write its tree to. */
export type TreeJob = { source: PlainSource; file: string }
/** What the thread answers to each job; a fault names the file. */
export type TreeAnswer = { fault?: string }

parentPort?.on('message', ({ source, file }: TreeJob) => {
  const answer: TreeAnswer = {}
  try {
    writeFileSync(file, writeTree(makePlainTree(source)))
  } catch (error) {
    answer.fault = error instanceof Error ? error.message : String(error)
  }
  parentPort?.postMessage(answer)
})
