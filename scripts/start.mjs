import { ensureInstalled } from './support/install.mjs'

/** `npm start`: installs what is missing, builds what is stale, serves `out/`. `PORT` chooses the port (3000). */
await ensureInstalled()
const { ensureBuilt } = await import('./support/build.mjs')
await ensureBuilt()

const { register } = await import('tsx/esm/api')
register()
const { createStaticServer } = await import('./support/static-server.mjs')
const port = Number(process.env.PORT ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is "${process.env.PORT}", but must be a number from 0 to 65535.`)
  process.exit(1)
}
const server = createStaticServer('out')
server.on('error', (error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is in use. Choose another one: PORT=3001 npm start` : error)
  process.exit(1)
})
server.listen(port, () => {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  console.log(`\nThe site is at http://localhost:${actual}`)
})
