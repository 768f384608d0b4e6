import { rmSync } from 'node:fs'
import { fail } from '../fail.mjs'
import { run, script } from '../run.mjs'

/** `npm run preview -- pair`: builds and publishes two previews of the current sources, for e2e/previews.spec.ts. Their names are nearly the same. */
const tree = '.generated/preview-pair'
const preview = (...args: string[]) => run(...script('scripts/preview.ts', ...args))

try {
  rmSync(tree, { recursive: true, force: true })
  for (const branch of ['feature/x', 'feature-x']) {
    await preview('build', `--branch=${branch}`)
    await preview('publish', `--branch=${branch}`, '--to', tree)
  }
} catch (error) {
  fail((error as Error).message)
}
