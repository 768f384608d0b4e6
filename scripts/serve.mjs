import { createStaticServer } from './support/static-server.mjs'

/** Serves the finished `out/` on the given port, for the end-to-end tests. */
const port = Number(process.argv[2] ?? 4173)
createStaticServer('out').listen(port, () => console.log(`Serving out/ at http://localhost:${port}`))
