import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

/** A thread does not take over how its parent reads TypeScript. */
register()
await import(workerData.module)
