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
const failure = z.object({
  message: z.string().optional(),
  error: z.object({ summary: z.string().optional() }).optional(),
})

const signatures = z.object({
  invalid: z.array(z.object({ name: z.string(), version: z.string(), code: z.string() })),
  missing: z.array(z.object({ name: z.string(), version: z.string() })),
})

/** The result of an audit: `failed` if a package has a vulnerability of high or critical severity, or isn't signed as it should be. */
export type Audit = { outcome: 'ok' | 'failed' | 'not checked'; message: string }

/**
 * `npm run check -- audit`: lists known vulnerabilities in our packages, and verifies that the registry has signed what's installed, and where it was
 * built. Fails for high and critical vulnerabilities and for wrong or missing signatures, and reports if the registry doesn't respond.
 */
export async function checkAudit(): Promise<void> {
  const options = ['--json', '--fetch-retries=1', '--fetch-timeout=30000']
  const audits = [
    describeAudit(await askNpm('audit', ...options)),
    describeSignatures(await askNpm('audit', 'signatures', ...options)),
  ]
  const counts = countAudits(audits)
  mkdirSync('test-results', { recursive: true })
  writeFileSync('test-results/audit.json', JSON.stringify(counts))
  for (const audit of audits) console.log(countAudits([audit]).notes[0] ?? audit.message)
  if (counts.failed) process.exitCode = 1
}

/** Returns what npm prints. It exits with 1 both for findings and for a registry that refuses to respond. Only the output shows which it was. */
function askNpm(...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', args, { maxBuffer: 64 * 1024 * 1024, timeout: 120_000 }, (_error, stdout) => resolve(stdout))
  })
}

/** Describes the output of `npm audit --json`. A registry that refuses to answer leaves the packages unchecked, and that isn't a pass. */
export function describeAudit(output: string): Audit {
  const data = parseJson(output)
  const parsed = auditReport.safeParse(data)
  if (!parsed.success)
    return { outcome: 'not checked', message: describeFailure(data, 'known vulnerabilities of packages') }
  const { critical, high, moderate, low, info } = parsed.data.metadata.vulnerabilities
  const lines = Object.entries(parsed.data.vulnerabilities).map(
    ([name, { severity, range }]) => `  ${severity}  ${name} ${range}`,
  )
  const sum = `audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low + info} low`
  return { outcome: critical + high > 0 ? 'failed' : 'ok', message: [sum, ...lines].join('\n') }
}

/**
 * Describes the output of `npm audit signatures --json`. It needs the keys of the registry and of Sigstore over the network. Without them, nothing is
 * verified, and that isn't a pass.
 */
export function describeSignatures(output: string): Audit {
  const data = parseJson(output)
  const parsed = signatures.safeParse(data)
  if (!parsed.success) return { outcome: 'not checked', message: describeFailure(data, 'signatures of packages') }
  const { invalid, missing } = parsed.data
  const lines = [
    ...invalid.map(({ name, version, code }) => {
      const what = code === 'EATTESTATIONVERIFY' ? "doesn't come from where it says" : "isn't what the registry signed"
      return `  ${name}@${version} ${what}. Don't run it. Remove it, or find out what happened to it.`
    }),
    ...missing.map(
      ({ name, version }) => `  ${name}@${version} has no signature, although the registry signs packages`,
    ),
  ]
  const sum = `signatures: ${invalid.length} wrong, ${missing.length} missing`
  return { outcome: lines.length > 0 ? 'failed' : 'ok', message: [sum, ...lines].join('\n') }
}

/** Counts audits for the summary of `npm test`. */
export function countAudits(audits: readonly Audit[]): { passed: number; failed: number; notes: string[] } {
  const count = (wanted: Audit['outcome']) => audits.filter(({ outcome }) => outcome === wanted).length
  return {
    passed: count('ok'),
    failed: count('failed'),
    notes: audits.flatMap(({ outcome, message }) => (outcome === 'not checked' ? [`NOT CHECKED  ${message}`] : [])),
  }
}

function describeFailure(data: unknown, subject: string): string {
  const reason = readReason(data).split('\n', 1)[0] || 'npm printed no report'
  return `${subject}: the registry didn't respond (${reason}). Run npm run check -- audit on a computer that can reach it.`
}

/** Returns why npm failed, which it says in one of two ways, or an empty text. */
function readReason(data: unknown): string {
  const { message, error } = failure.safeParse(data).data ?? {}
  return message || error?.summary || ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
