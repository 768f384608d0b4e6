import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const severities = z.object({
  critical: z.number(),
  high: z.number(),
  moderate: z.number(),
  low: z.number(),
  info: z.number(),
})
const auditReport = z.object({
  metadata: z.object({ vulnerabilities: severities }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})
const failure = z.object({ message: z.string().min(1) })

/** The result of an audit: `failed` if a package has a vulnerability of high or critical severity. */
export type Audit = { outcome: 'ok' | 'failed' | 'not checked'; message: string }

/** `npm run check -- audit`: lists known vulnerabilities in our packages. Fails for high and critical ones, and reports if the registry doesn't respond. */
export async function checkAudit(): Promise<void> {
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
}

/** Describes the output of `npm audit --json`. A registry that refuses to answer leaves the packages unchecked, and that isn't a pass. */
export function describeAudit(output: string): Audit {
  const data = parseJson(output)
  const parsed = auditReport.safeParse(data)
  if (!parsed.success) return { outcome: 'not checked', message: describeFailure(data) }
  const { critical, high, moderate, low, info } = parsed.data.metadata.vulnerabilities
  const lines = Object.entries(parsed.data.vulnerabilities).map(
    ([name, { severity, range }]) => `  ${severity}  ${name} ${range}`,
  )
  const sum = `audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low + info} low`
  return { outcome: critical + high > 0 ? 'failed' : 'ok', message: [sum, ...lines].join('\n') }
}

/** Counts an audit for the summary of `npm test`. */
export function countAudit({ outcome, message }: Audit): { passed: number; failed: number; notes: string[] } {
  return {
    passed: outcome === 'ok' ? 1 : 0,
    failed: outcome === 'failed' ? 1 : 0,
    notes: outcome === 'not checked' ? [`NOT CHECKED  ${message}`] : [],
  }
}

function describeFailure(data: unknown): string {
  const reason = failure.safeParse(data).data?.message.split('\n', 1)[0] ?? 'npm printed no report'
  return `known vulnerabilities of packages: the registry gave no answer (${reason}). Run npm run check -- audit where it does.`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
