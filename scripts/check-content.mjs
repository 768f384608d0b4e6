import { bundleProgram } from './tools/bundle-program.mjs'

/** `npm run check:content`. Editors run it all the time, so it's bundled first: a bundle starts in a fraction of the time. */
const threads = ['scripts/tools/check/spell.ts', 'scripts/tools/build/thread.mjs']
await import(await bundleProgram('scripts/tools/check/content.ts', ...threads))
