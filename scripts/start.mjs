import { fail, readArguments } from './tools/fail.mjs'
import { ensureInstalled } from './tools/install/npm-packages.mjs'

/** `npm start`: installs what's missing, builds what's stale and serves `out/`. `PORT` and `HOST` choose where (port 3000, this computer only). */
readArguments({})
if (process.env.SITE_BASE_PATH)
  fail(
    `SITE_BASE_PATH is "${process.env.SITE_BASE_PATH}", but npm start can only serve a site that's built for the root of a host  (unset SITE_BASE_PATH; for another path, run npm run build and upload out/ to a host)`,
  )
await ensureInstalled()
try {
  const { ensureBuilt } = await import('./tools/build/ensure-built.mjs')
  await ensureBuilt()
  const { register } = await import('tsx/esm/api')
  register()
  const { createStaticServer } = await import('./tools/serve/static-server.mjs')
  const { listen } = await import('./tools/serve/listen.mjs')
  console.log(`\n${await listen(createStaticServer('out'), process.env)}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
