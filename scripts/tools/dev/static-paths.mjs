import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Makes Next's development server show a page without listing the route's other pages first. Otherwise, each time you open a page of a dynamic route, the
 * server starts a process that loads all of its code, calls `generateStaticParams` and writes the result to a file (`getStaticPaths` in
 * `next-dev-server.js`, 16.4.3). Nothing uses that list unless `output: 'export'` or Cache Components is on, and listing fails if a file changes meanwhile.
 */
export function skipStaticPaths() {
  const { default: DevServer } = require('next/dist/server/dev/next-dev-server.js')
  // `DevServer` then inherits the method that `next start` uses, which doesn't start a process.
  Reflect.deleteProperty(DevServer.prototype, 'getStaticPaths')
}
