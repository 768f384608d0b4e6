import { parentPort } from 'node:worker_threads'
import { toError } from '@/lib/utils/to-error'

/** A thread's answer to a job. If the job failed, `fault` is the error message. */
export type JobAnswer = { fault?: string }

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
