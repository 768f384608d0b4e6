import { ensureInstalled } from './support/install.mjs'

/** `npm run dev`: installs what's missing, then runs content and site side by side. */
await ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
await import('./dev.ts')
