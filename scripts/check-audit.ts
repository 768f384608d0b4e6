import { execFile } from 'node:child_process'
import { describeAudit } from './support/audit'

/** `npm run check:audit`: known weaknesses of the packages. Ends with 1 for grave ones; passes with a message where the registry gives no answer. */
const report = await new Promise<string>((resolve) => {
  // npm ends with 1 both for weaknesses and for no answer; what it prints tells them apart.
  execFile(
    'npm',
    ['audit', '--json', '--fetch-retries=1', '--fetch-timeout=30000'],
    { maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
    (_error, output) => resolve(output),
  )
})
const { message, isGrave } = describeAudit(report)
console.log(message)
if (isGrave) process.exitCode = 1
