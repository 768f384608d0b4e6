import { fork } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled } from './tools/install/npm-packages.mjs'

/**
 * `npm run dev`: installs what's missing, then runs content and site side by side. If packages change, or code that can't be replaced while it runs,
 * `dev.ts` ends with a message, and starts again here.
 */
for (let isStarting = true; isStarting; ) {
  await ensureInstalled()
  const dev = fork('scripts/tools/dev/dev.ts', process.argv.slice(2), { execArgv: ['--import', 'tsx'] })
  isStarting = false
  dev.on('message', () => {
    isStarting = true
  })
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => dev.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
  const [code] = await once(dev, 'exit')
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, pass)
  process.exitCode = code ?? 1
}
