import { rmSync } from 'node:fs'
import { run } from './support/run.mjs'

/** `npm run preview:pair`: builds and publishes two previews of the current sources, for e2e/previews.spec.ts. Their names are nearly the same. */
const tree = '.generated/preview-pair'

rmSync(tree, { recursive: true, force: true })
for (const branch of ['feature/x', 'feature-x']) {
  await run('npm', ['run', '--silent', 'preview:build', '--', `--branch=${branch}`])
  await run('npm', ['run', '--silent', 'preview:publish', '--', `--branch=${branch}`, '--to', tree])
}
