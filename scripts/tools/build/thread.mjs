import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

/** A thread doesn't inherit its parent's TypeScript loader. */
register()
await import(workerData.module)
