import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { runInThreads } from './threads'

/** Writes a module that answers each job with the value of the expression `answer`, which may use `job` and `data`. */
function writeModule(answer: string): URL {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'thread-')), 'module.mts')
  writeFileSync(
    file,
    `import { parentPort, workerData } from 'node:worker_threads'
     const data: number = workerData.data
     parentPort?.on('message', (job: number) => parentPort?.postMessage(${answer}))`,
  )
  return pathToFileURL(file)
}

test('hands every job to a thread, and gives back what the threads answer', async () => {
  const jobs = Array.from({ length: 20 }, (_, job) => job)
  const answers = await runInThreads<number, number>(writeModule('job * data'), jobs, { jobsPerThread: 5, data: 3 })
  expect(answers.sort((a, b) => a - b)).toEqual(jobs.map((job) => job * 3))
})

test('starts no thread where there is nothing to do', async () => {
  expect(await runInThreads(new URL('file:///nowhere.ts'), [], { jobsPerThread: 1 })).toEqual([])
})

test('fails as the thread fails', async () => {
  const broken = writeModule("(() => { throw new Error('no answer to ' + job) })()")
  await expect(runInThreads(broken, [7], { jobsPerThread: 1 })).rejects.toThrow('no answer to 7')
})
