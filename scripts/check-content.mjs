import { bundleProgram } from './tools/bundle-program.mjs'
import { ensureInstalled } from './tools/install/npm-packages.mjs'

/** `npm run check:content`. Installs what's missing. Editors run it all the time, so it's bundled first: a bundle starts in a fraction of the time. */
await ensureInstalled()
const threads = ['scripts/tools/check/spell.ts', 'scripts/tools/build/thread.mjs']
await import(await bundleProgram('scripts/tools/check/content.ts', ...threads))
