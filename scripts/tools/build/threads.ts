import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { toError } from '@/lib/utils/errors'

/** A thread's answer to a job. If the job failed, `fault` is the error message. */
export type JobAnswer = { fault?: string }

type ThreadOptions = {
  /** How many jobs one thread can do in the time that a second one needs to start. */
  jobsPerThread: number
  /** What each thread gets once, as `workerData.data`. */
  data?: unknown
}

/**
 * Does jobs in threads, of which there are at most as many as cores. Each thread does one job at a time.
 * @param module receives each job as a message from its parent, and answers it with one message
 * @returns the answers, in no particular order
 * @throws if a thread fails
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

/** Does the jobs that `runInThreads` sends to this thread, and answers each one. If a job fails, the answer contains the error message. */
export function answerJobs<Job>(work: (job: Job) => void | Promise<void>): void {
  parentPort?.on('message', async (job: Job) => {
    const answer: JobAnswer = {}
    try {
      await work(job)
    } catch (error) {
      answer.fault = toError(error).message
    }
    parentPort?.postMessage(answer)
  })
}
