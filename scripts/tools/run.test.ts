import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run, runQuietly } from './run.mjs'

const compare = ['-e', 'process.exitCode = process.env.PWD === process.cwd() ? 0 : 3']

test('a program that runs in another folder gets its path in PWD', async () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'run-')))
  await expect(run(process.execPath, compare, { cwd: folder })).resolves.toBeUndefined()
  await expect(
    run(process.execPath, compare, { cwd: folder, env: { ...process.env, PWD: '/elsewhere' } }),
  ).resolves.toBeUndefined()
  rmSync(folder, { recursive: true })
})

test('a program that fails is reported with its exit code', async () => {
  await expect(run(process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow(/^node -e .* ended with exit code 3$/)
})

test('a program that was killed is reported with the signal', async () => {
  const killed = runQuietly(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"])
  await expect(killed).rejects.toThrow(/ended with SIGKILL/)
})
