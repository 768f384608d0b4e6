import { parseArgs } from 'node:util'
import { fail } from './support/fail'
import { placeSite, publishedBranch, pullPublished, pushPublished } from './support/published-tree'

/**
 * `npm run published:pull -- --to DIR`, `published:site -- --to DIR`, `published:push -- --from DIR`: the tree that the host serves, kept as a
 * branch of this repository. `preview:publish` works on the same folder.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, from: { type: 'string' } },
})
const [command] = positionals
const option = command === 'push' ? 'from' : 'to'
const folder = values[option]
if (!folder) fail(`Which folder?  (write: npm run published:${command} -- --${option} DIR)`)

try {
  if (command === 'pull') pullPublished(folder)
  else if (command === 'site') placeSite('out', folder)
  else if (command === 'push') pushPublished(folder)
  else fail(`There is no published:${command}  (pull, site or push)`)
  console.log(`${folder}: ${command} of the branch ${publishedBranch} is done`)
} catch (error) {
  fail((error as Error).message)
}
