import { register } from 'tsx/esm/api'

/** For tests: serves a finished site on the given port of this computer. `node scripts/serve.mjs [port] [folder]` */
register()
const { createStaticServer } = await import('./support/static-server.mjs')
const { listen } = await import('./support/listen.mjs')
const [port = '4173', folder = 'out'] = process.argv.slice(2)
console.log(await listen(createStaticServer(folder), { PORT: port }))
