import { expect, test } from 'vitest'
import { describeAudit } from './audit'

const none = { critical: 0, high: 0, moderate: 0, low: 0, info: 0 }
const report = (vulnerabilities: object, found: object) =>
  JSON.stringify({ metadata: { vulnerabilities: { ...none, ...found } }, vulnerabilities })

test('describeAudit fails for grave weaknesses and names the packages', () => {
  expect(describeAudit(report({ a: { severity: 'high', range: '<2' } }, { high: 1 }))).toEqual({
    message: 'audit: 0 critical, 1 high, 0 moderate, 0 low\n  high  a <2',
    isGrave: true,
  })
})

test('describeAudit only tells of lesser ones', () => {
  expect(describeAudit(report({ a: { severity: 'low', range: '<2' } }, { low: 1 })).isGrave).toBe(false)
})

test.each(['', 'npm error', '{"error":{"code":"E405"}}', '{"message":"request failed"}'])(
  'describeAudit passes over an answer that is none: %s',
  (text) => expect(describeAudit(text)).toEqual({ message: expect.stringContaining('passed over'), isGrave: false }),
)
