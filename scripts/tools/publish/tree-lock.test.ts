import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { lockFile, lockTree } from './tree-lock'

const { at, write, list } = createTempFolder()

test("keeps other processes out until it's released", () => {
  const unlock = lockTree(at())
  expect(() => lockTree(at(), { wait: 0 })).toThrow(`delete ${at(lockFile)}`)
  unlock()
  expect(list()).toEqual([])
  lockTree(at(), { wait: 0 })()
})

test('takes over from a process that was killed', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  write(lockFile, JSON.stringify({ pid, host: hostname() }))
  lockTree(at(), { wait: 0 })()
  expect(list()).toEqual([])
})

test('leaves the lock of another computer alone', () => {
  write(lockFile, JSON.stringify({ pid: 1, host: 'elsewhere' }))
  expect(() => lockTree(at(), { wait: 0 })).toThrow('If no other command is running')
  expect(existsSync(at(lockFile))).toBe(true)
})
