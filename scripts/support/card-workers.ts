import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { readCardFonts } from './card-fonts'
import type { CardAnswer, CardJob } from './draw-card'

/** So many cards are drawn before a second thread has started. */
const cardsPerThread = 24

/**
 * Draws cards in threads, each one card at a time, and writes them to their files.
 * @returns what went wrong, a line for each card
 */
export async function drawCards(jobs: readonly CardJob[]): Promise<string[]> {
  if (jobs.length === 0) return []
  const fonts = await readCardFonts()
  const queue = [...jobs]
  const faults: string[] = []
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / cardsPerThread))
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = new Worker(new URL('./card-worker.mjs', import.meta.url), {
        workerData: { fonts },
      })
      for (let job = queue.shift(); job; job = queue.shift()) {
        worker.postMessage(job)
        const [{ fault }] = (await once(worker, 'message')) as [CardAnswer]
        if (fault) faults.push(fault)
      }
      await worker.terminate()
    }),
  )
  return faults
}
