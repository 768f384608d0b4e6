import { ensureInstalled } from './support/install.mjs'

/** `npm run dev`: installs what is missing, then content and site side by side. */
await ensureInstalled()
const { run } = await import('./support/run.mjs')
await run('npx', ['tsx', 'scripts/dev.ts']).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
