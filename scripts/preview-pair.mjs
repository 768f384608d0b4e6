import { rmSync } from 'node:fs'
import { run } from './support/run.mjs'

/** `npm run preview:pair`: two branches built and published side by side, for e2e/previews.spec.ts. Both hold the sources as they are. */
const tree = '.generated/preview-pair'

rmSync(tree, { recursive: true, force: true })
for (const branch of ['feature/x', 'main']) {
  await run('npm', ['run', '--silent', 'preview:build', '--', '--branch', branch])
  await run('npm', ['run', '--silent', 'preview:publish', '--', '--branch', branch, '--to', tree])
}
