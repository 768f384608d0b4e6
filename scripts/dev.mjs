import { ensureInstalled } from './tools/install/npm-packages.mjs'

/** `npm run dev`: installs what's missing, then runs content and site side by side. */
await ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
await import('./tools/dev/dev.ts')
