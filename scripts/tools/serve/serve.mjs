import { register } from 'tsx/esm/api'

/** For tests: serves a finished site on the given port of this computer. `node scripts/tools/serve/serve.mjs [port] [folder]` */
register()
const { createStaticServer } = await import('./static-server.mjs')
const { listen } = await import('./listen.mjs')
const [port = '4173', folder = 'out'] = process.argv.slice(2)
console.log(await listen(createStaticServer(folder), { PORT: port }))
