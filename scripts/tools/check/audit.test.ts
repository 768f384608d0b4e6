import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { countAudits, describeAudit, describeSignatures } from './audit'

const folder = createTempFolder()

const none = { critical: 0, high: 0, moderate: 0, low: 0, info: 0 }
const report = (vulnerabilities: object, found: object) =>
  JSON.stringify({ metadata: { vulnerabilities: { ...none, ...found } }, vulnerabilities })

describe('describeAudit', () => {
  test.each(['high', 'critical'])('fails for a vulnerability of %s severity and names the package', (severity) => {
    const { outcome, message } = describeAudit(report({ a: { severity, range: '<2' } }, { [severity]: 1 }))
    expect(outcome).toBe('failed')
    expect(message).toMatch(new RegExp(`1 ${severity}.*\\n {2}${severity} {2}a <2$`))
  })

  test('mentions less severe ones and passes', () => {
    const { outcome, message } = describeAudit(report({ a: { severity: 'low', range: '<2' } }, { low: 1 }))
    expect(outcome).toBe('ok')
    expect(message).toContain('low  a <2')
  })

  test.each([
    ['nothing', '', 'npm printed no report'],
    ['text', 'npm error', 'npm printed no report'],
    ['an error without a message', '{"error":{"code":"E405"}}', 'npm printed no report'],
    ['a refusal', '{"message":"405 Method Not Allowed\\nmore","error":{"summary":""}}', '(405 Method Not Allowed)'],
  ])("doesn't pass when npm prints %s", (_what, output, reason) => {
    const { outcome, message } = describeAudit(output)
    expect(outcome).toBe('not checked')
    expect(message).toContain(reason)
  })
})

describe('describeSignatures', () => {
  const report = (invalid: object[], missing: object[]) => JSON.stringify({ invalid, missing })
  const a = { name: 'a', version: '1.0.0' }

  test('passes if nothing is wrong or missing', () => expect(describeSignatures(report([], [])).outcome).toBe('ok'))

  test.each([
    [
      'a wrong signature',
      report([{ ...a, code: 'EINTEGRITYSIGNATURE' }], []),
      "a@1.0.0 isn't what the registry signed",
    ],
    ['a wrong origin', report([{ ...a, code: 'EATTESTATIONVERIFY' }], []), "a@1.0.0 doesn't come from where it says"],
    ['a missing signature', report([], [a]), 'a@1.0.0 has no signature'],
  ])('fails for %s, and names the package', (_what, output, message) => {
    expect(describeSignatures(output)).toEqual({ outcome: 'failed', message: expect.stringContaining(message) })
  })

  test.each([
    ['nothing', '', 'npm printed no report'],
    ['text', 'npm error', 'npm printed no report'],
    [
      'that it has no keys',
      JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'no keys', detail: '' } }),
      '(no keys)',
    ],
  ])("doesn't pass when npm prints %s", (_what, output, reason) => {
    const { outcome, message } = describeSignatures(output)
    expect(outcome).toBe('not checked')
    expect(message).toContain(reason)
  })
})

describe('countAudits', () => {
  test("counts each audit once, and notes what wasn't checked", () => {
    const audits = (['ok', 'failed', 'not checked'] as const).map((outcome) => ({ outcome, message: outcome }))
    expect(countAudits(audits)).toEqual({ passed: 1, failed: 1, notes: ['NOT CHECKED  not checked'] })
  })
})

/** Runs the command with a stand-in for npm that prints these reports. */
function runWith(audit: string, ofSignatures: string) {
  folder.write('bin/npm', `#!/bin/sh\nif [ "$2" = signatures ]; then cat signatures; else cat audit; fi; exit 1\n`)
  chmodSync(folder.at('bin/npm'), 0o755)
  folder.write('audit', audit)
  folder.write('signatures', ofSignatures)
  const args = ['--import', import.meta.resolve('tsx'), path.resolve('scripts/check.ts'), 'audit']
  const env = {
    ...process.env,
    PATH: `${folder.at('bin')}:${process.env.PATH}`,
    TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
  }
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder.at(), encoding: 'utf8', env })
  return { status, stdout, counts: folder.readJson('test-results/audit.json') }
}

describe('npm run check -- audit', () => {
  const noKeys = JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request to the keys failed', detail: '' } })

  test("lists what it couldn't check, without failing", () => {
    const { status, stdout, counts } = runWith(report({}, {}), noKeys)
    expect([status, counts.passed, counts.failed]).toEqual([0, 1, 0])
    expect(stdout).toMatch(/^NOT CHECKED {2}signatures of packages: .*\(request to the keys failed\)/m)
    expect(counts.notes).toHaveLength(1)
  })

  test('fails for a wrong signature', () => {
    const invalid = [{ name: 'a', version: '1.0.0', code: 'EINTEGRITYSIGNATURE' }]
    const { status, stdout } = runWith(report({}, {}), JSON.stringify({ invalid, missing: [] }))
    expect(status).toBe(1)
    expect(stdout).toContain('signatures: 1 wrong, 0 missing')
  })
})
