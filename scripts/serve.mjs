import { register } from 'tsx/esm/api'

/** Serves the finished `out/` on the given port, for the end-to-end tests. */
register()
const { createStaticServer } = await import('./support/static-server.mjs')
const port = Number(process.argv[2] ?? 4173)
createStaticServer('out').listen(port, () => console.log(`Serving out/ at http://localhost:${port}`))
