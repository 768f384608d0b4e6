/** The lock file of the packages, and the code of the process that runs the others. It can't replace itself while it runs. */
const startFiles = [
  'package-lock.json',
  'scripts/dev.mjs',
  'scripts/tools/build/ensure-built.mjs',
  'scripts/tools/dev/dev.ts',
  'scripts/tools/dev/explain-restart.ts',
  'scripts/tools/dev/next-output.ts',
  'scripts/tools/dev/report-server.ts',
  'scripts/tools/fail.mjs',
  'scripts/tools/install/npm-packages.mjs',
  'scripts/tools/run.mjs',
  'scripts/tools/serve/listen.mjs',
]
const and = new Intl.ListFormat('en-GB')

/** Returns what to do about changed files that only a new start of `npm run dev` can follow, or undefined if there aren't any. */
export function explainRestart(changed: ReadonlySet<string>): string | undefined {
  const files = startFiles.filter((file) => changed.has(file))
  if (files.length === 0) return undefined
  const effect = changed.has('package-lock.json') ? ', which installs the packages' : ''
  return `${and.format(files)} ${files.length > 1 ? 'have' : 'has'} changed. Stop npm run dev and start it again${effect}.`
}
