import { describe, expect, test } from 'vitest'
import { countAudit, describeAudit } from './audit'

const none = { critical: 0, high: 0, moderate: 0, low: 0, info: 0 }
const report = (vulnerabilities: object, found: object) =>
  JSON.stringify({ metadata: { vulnerabilities: { ...none, ...found } }, vulnerabilities })

describe('describeAudit', () => {
  test.each(['high', 'critical'])('fails for a vulnerability of %s severity and names the package', (severity) => {
    const { outcome, message } = describeAudit(report({ a: { severity, range: '<2' } }, { [severity]: 1 }))
    expect(outcome).toBe('failed')
    expect(message).toMatch(new RegExp(`1 ${severity}.*\\n {2}${severity} {2}a <2$`))
  })

  test('mentions lesser ones and passes', () => {
    const { outcome, message } = describeAudit(report({ a: { severity: 'low', range: '<2' } }, { low: 1 }))
    expect(outcome).toBe('ok')
    expect(message).toContain('low  a <2')
  })

  test.each([
    ['nothing', '', 'npm printed no report'],
    ['text', 'npm error', 'npm printed no report'],
    ['an error without a message', '{"error":{"code":"E405"}}', 'npm printed no report'],
    ['a refusal', '{"message":"405 Method Not Allowed\\nmore","error":{}}', '(405 Method Not Allowed)'],
  ])('does not pass when npm prints %s', (_what, output, reason) => {
    const { outcome, message } = describeAudit(output)
    expect(outcome).toBe('not checked')
    expect(message).toContain(reason)
  })
})

describe('countAudit', () => {
  test.each([
    ['ok', { passed: 1, failed: 0, notes: [] }],
    ['failed', { passed: 0, failed: 1, notes: [] }],
    ['not checked', { passed: 0, failed: 0, notes: ['NOT CHECKED  why'] }],
  ] as const)('counts "%s"', (outcome, counts) => expect(countAudit({ outcome, message: 'why' })).toEqual(counts))
})
