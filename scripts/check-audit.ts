import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { countAudit, describeAudit } from './support/audit'

/** `npm run check:audit`: known vulnerabilities of the packages. Fails for grave ones, and says so if the registry doesn't answer. */
const output = await new Promise<string>((resolve) => {
  // npm exits with 1 both for vulnerabilities and for a registry that refuses to answer. Only its output tells them apart.
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
