import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

type ThreadOptions = {
  /** So many jobs are done before a second thread has started. */
  jobsPerThread: number
  /** What each thread is given once, as `workerData.data`. */
  data?: unknown
}

/**
 * Hands jobs to threads, one at a time each, in as many threads as there are cores.
 * @param module listens to its parent's messages, each a job, and answers each with one message
 * @returns the answers, in no order
 * @throws when a thread breaks down
 */
export async function runInThreads<Job, Answer>(
  module: URL,
  jobs: readonly Job[],
  { jobsPerThread, data }: ThreadOptions,
): Promise<Answer[]> {
  const queue = [...jobs]
  const answers: Answer[] = []
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / jobsPerThread))
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: { module: module.href, data } })
      try {
        for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
          worker.postMessage(job)
          const [answer] = (await once(worker, 'message')) as [Answer]
          answers.push(answer)
        }
      } finally {
        await worker.terminate()
      }
    }),
  )
  return answers
}
