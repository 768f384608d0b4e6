import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFile, lockTree } from './tree-lock'

let root: string
const lock = () => path.join(root, lockFile)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('keeps others out until it is released', () => {
  const unlock = lockTree(root)
  expect(() => lockTree(root, { wait: 0 })).toThrow(`delete ${lock()}`)
  unlock()
  expect(readdirSync(root)).toEqual([])
  lockTree(root, { wait: 0 })()
})

test('takes over from a process that was killed', () => {
  const { pid } = spawnSync(process.execPath, ['--eval', ''])
  writeFileSync(lock(), JSON.stringify({ pid, host: hostname() }))
  lockTree(root, { wait: 0 })()
  expect(readdirSync(root)).toEqual([])
})

test('leaves the lock of another computer alone', () => {
  writeFileSync(lock(), JSON.stringify({ pid: 1, host: 'elsewhere' }))
  expect(() => lockTree(root, { wait: 0 })).toThrow('If none is running')
  expect(existsSync(lock())).toBe(true)
})
