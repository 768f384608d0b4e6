import { parentPort } from 'node:worker_threads'
import { toError } from '@/lib/utils/to-error'

/** What a thread answers to each job; `fault` where it could not be done. */
export type JobAnswer = { fault?: string }

/** In a module for `runInThreads`: does each job, and answers with what went wrong. */
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
