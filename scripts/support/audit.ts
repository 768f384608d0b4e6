import { z } from 'zod'

const counts = z.object({
  critical: z.number(),
  high: z.number(),
  moderate: z.number(),
  low: z.number(),
  info: z.number(),
})
const audit = z.object({
  metadata: z.object({ vulnerabilities: counts }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
})

/** What `npm audit --json` found, in words; `isGrave` where a package has a weakness of high or critical severity. */
export function describeAudit(report: string): { message: string; isGrave: boolean } {
  const parsed = audit.safeParse(parseJson(report))
  if (!parsed.success) return { message: 'audit: passed over, the registry gave no answer', isGrave: false }
  const { critical, high, moderate, low, info } = parsed.data.metadata.vulnerabilities
  const lines = Object.entries(parsed.data.vulnerabilities).map(
    ([name, { severity, range }]) => `  ${severity}  ${name} ${range}`,
  )
  const sum = `audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low + info} low`
  return { message: [sum, ...lines].join('\n'), isGrave: critical + high > 0 }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
