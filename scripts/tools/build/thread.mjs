import { parentPort, workerData } from 'node:worker_threads'

/** Does the jobs that `runJobs` sends to this thread, one after the other. A thread doesn't inherit its parent's TypeScript loader. */
if (/\.tsx?$/.test(workerData.module)) {
  const { register } = await import('tsx/esm/api')
  register()
}
const { work } = await import(workerData.module)

parentPort?.on('message', async (job) => {
  try {
    parentPort?.postMessage({ result: await work(job, workerData.data) })
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof Error ? error.message : String(error) })
  }
})
