import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { toError } from '@/lib/utils/errors'

/** What a module for `runJobs` exports as `work`. `data` is the same for all jobs. */
type Work<Job, Data, Result> = (job: Job, data: Data) => Result | Promise<Result>

type Answer<Result> = { result: Result } | { fault: string }
type Jobs<Job, Data> = { jobs: readonly Job[]; data: Data }

/** In a bundle, every module is JavaScript. Modules name each other as in the sources. */
const isBundled = import.meta.url.endsWith('.js')
const toBuilt = (module: URL) => (isBundled ? module.href.replace(/\.(?:mjs|tsx?)$/, '.js') : module.href)

/** How many jobs one thread can do in the time that a second one needs to start. */
type Pace = { jobsPerThread: number }

/**
 * Does jobs in threads, of which there are at most as many as cores, or in this one if there are too few jobs to share. Each thread does one job at a time.
 * @param module exports the function `work`
 * @returns the results, in the order of the jobs
 * @throws one error with the messages of all jobs that failed, or the error of a thread that ended
 */
export async function runJobs<Job, Data, Result>(
  module: URL,
  { jobs, data, jobsPerThread }: Jobs<Job, Data> & Pace,
): Promise<Result[]> {
  if (jobs.length === 0) return []
  const answers: Answer<Result>[] = new Array(jobs.length)
  const queue = jobs.entries()
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / jobsPerThread))
  const open = () => (count === 1 ? openHere<Job, Data, Result>(module, data) : openThread<Job, Result>(module, data))
  await Promise.all(
    Array.from({ length: count }, async () => {
      const { ask, close } = await open()
      try {
        for (const [index, job] of queue) answers[index] = await ask(job)
      } finally {
        await close()
      }
    }),
  )
  const faults = answers.flatMap((answer) => ('fault' in answer ? [answer.fault] : []))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return answers.flatMap((answer) => ('result' in answer ? [answer.result] : []))
}

type Worked<Job, Result> = { ask: (job: Job) => Promise<Answer<Result>>; close: () => unknown }

async function openHere<Job, Data, Result>(module: URL, data: Data): Promise<Worked<Job, Result>> {
  const { work } = (await import(/* @vite-ignore */ toBuilt(module))) as { work: Work<Job, Data, Result> }
  const ask = async (job: Job): Promise<Answer<Result>> => {
    try {
      return { result: await work(job, data) }
    } catch (error) {
      return { fault: toError(error).message }
    }
  }
  return { ask, close: () => undefined }
}

/** Starts a thread, which does one job at a time. @param module exports the function `work` */
export async function openThread<Job, Result>(module: URL, data: unknown): Promise<Worked<Job, Result>> {
  const thread = new URL(toBuilt(new URL('./thread.mjs', import.meta.url)))
  const worker = new Worker(thread, { workerData: { module: toBuilt(module), data } })
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`A thread for ${module.pathname} ended with exit code ${code} before it had finished its jobs`)
  })
  // Ending a thread ourselves isn't an error.
  ended.catch(() => {})
  const ask = async (job: Job) => {
    worker.postMessage(job)
    const [answer] = await Promise.race([once(worker, 'message'), ended])
    return answer as Answer<Result>
  }
  return { ask, close: () => worker.terminate() }
}
