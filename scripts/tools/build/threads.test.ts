import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { runJobs } from './threads'

const { at, write } = createTempFolder()

/** Writes a module whose `work` returns the value of the expression `result`, which may use `job` and `data`. */
function writeModule(result: string): URL {
  write(
    'module.mjs',
    `import { isMainThread } from 'node:worker_threads'\nexport const work = (job, data) => ${result}`,
  )
  return pathToFileURL(at('module.mjs'))
}

const jobs = Array.from({ length: 20 }, (_, job) => job)

describe.each([
  ['in threads', 5],
  ['in this thread, because there are too few jobs to share', 20],
])('%s', (_where, jobsPerThread) => {
  test('returns the results of all jobs in order', async () => {
    const module = writeModule('job * data')
    expect(await runJobs(module, { jobs, data: 3, jobsPerThread })).toEqual(jobs.map((job) => job * 3))
  })

  test('does all jobs, and then names every one that failed', async () => {
    const module = writeModule("(() => { if (job > 17) throw new Error('no answer to ' + job) })()")
    const failed = runJobs(module, { jobs, data: null, jobsPerThread })
    await expect(failed).rejects.toThrow('no answer to 18\nno answer to 19')
  })
})

test('starts threads only if a second one is worth its start', async () => {
  const module = writeModule('isMainThread')
  expect(await runJobs(module, { jobs: [1, 2], data: null, jobsPerThread: 2 })).toEqual([true, true])
  const isAlone = availableParallelism() === 1
  expect(await runJobs(module, { jobs: [1, 2], data: null, jobsPerThread: 1 })).toEqual([isAlone, isAlone])
})

test('loads nothing if there is nothing to do', async () => {
  expect(await runJobs(new URL('file:///nowhere.ts'), { jobs: [], data: null, jobsPerThread: 1 })).toEqual([])
})

test('fails if a thread ends', async () => {
  const module = writeModule('process.exit(3)')
  await expect(runJobs(module, { jobs: [1, 2], data: null, jobsPerThread: 1 })).rejects.toThrow(
    'ended with exit code 3',
  )
})
