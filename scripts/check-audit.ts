import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { countAudit, describeAudit } from './support/audit'

/** `npm run check:audit`: lists known vulnerabilities in our packages. Fails for high and critical ones, and reports if the registry doesn't respond. */
const output = await new Promise<string>((resolve) => {
  // npm exits with 1 both for vulnerabilities and for a registry that refuses to respond. Only the output shows which it was.
  execFile(
    'npm',
    ['audit', '--json', '--fetch-retries=1', '--fetch-timeout=30000'],
    { maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
    (_error, stdout) => resolve(stdout),
  )
})
const audit = describeAudit(output)
const counts = countAudit(audit)
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/audit.json', JSON.stringify(counts))
console.log(counts.notes.join('\n') || audit.message)
if (counts.failed) process.exitCode = 1
