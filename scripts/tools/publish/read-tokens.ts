import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findCommit } from './kept-files'

const tokensFile = 'app/styles/tokens.css'
const checkout = path.join(import.meta.dirname, '../../..')

/**
 * Returns the design tokens of the published site, for pages about previews. The checkout can be a branch that changes them, and then nobody
 * could read the list of all previews. The tokens inside published pages won't do, because a build leaves out those that a page doesn't use. So they
 * come from the commit that the site was built from or, if it isn't known here, from the default branch or the checkout.
 * @param site the folder of the published site
 */
export function readTokens(site: string, repository = checkout): string {
  const revisions = [findCommit(site), 'refs/remotes/origin/HEAD'].filter((own) => own !== undefined)
  for (const revision of revisions) {
    try {
      const args = ['show', `${revision}:${tokensFile}`]
      return execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      // The repository doesn't have the commit, or isn't one.
    }
  }
  return readFileSync(path.join(repository, tokensFile), 'utf8')
}
