import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Makes Next's development server show a page without listing the others first. For each page that's opened, it starts a process that loads all of the
 * server's code, calls `generateStaticParams` and writes what it returns into a file (`getStaticPaths` in `next-dev-server.js`, 16.4.3). Without
 * `output: 'export'` and Cache Components, nothing uses that list, and making it fails if a file changes in the meantime.
 */
export function skipStaticPaths() {
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server.js')
  // What's left is the method that `next start` uses, which starts no process.
  Reflect.deleteProperty(DevServer.prototype, 'getStaticPaths')
}
