import { ensureInstalled } from './tools/install/npm-packages.mjs'

/**
 * `npm test`, or with `--full` `npm run test:full`: installs what's missing and runs every check. `--only lint,types` runs only these steps, and
 * `--changed` those that the changed files can affect.
 */
await ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
await import('./tools/test/run-tests.ts')
