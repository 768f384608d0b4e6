import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { measureCommand, sumChildTimes } from './measure-command'

describe('sumChildTimes', () => {
  test('adds user and system time of the second line', () => {
    expect(sumChildTimes('0m0.01s 0m0.02s\n1m2.50s 0m1.25s\n')).toBeCloseTo(63.75)
  })
})

describe('measureCommand', () => {
  const log = path.join(mkdtempSync(path.join(tmpdir(), 'measure-')), 'command.log')

  test('counts the processor time of child processes', async () => {
    const work = 'const end = process.cpuUsage().user + 300000; while (process.cpuUsage().user < end);'
    const { cpuSeconds } = await measureCommand('sh', ['-c', `"${process.execPath}" -e "${work}"; true`], '.')
    expect(cpuSeconds).toBeGreaterThan(0.25)
  })

  test('keeps the output, and reports where it is when the command fails', async () => {
    await expect(measureCommand('sh', ['-c', 'echo Broken; exit 3'], '.', { log })).rejects.toThrow(
      `sh -c echo Broken; exit 3 ended with 3. Its output is in ${log}`,
    )
    expect(readFileSync(log, 'utf8')).toBe('Broken\n')
  })
})
