import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readJson } from './read-json'

let root: string
let file: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'read-'))
  file = path.join(root, 'data.json')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

/** Calls `work` whenever reading pauses, as if another process were working. */
function whilePausing(work: (pauses: number) => void) {
  let pauses = 0
  return vi.spyOn(Atomics, 'wait').mockImplementation(() => {
    pauses += 1
    work(pauses)
    return 'timed-out'
  })
}

describe('readJson', () => {
  test('in development, waits for a file that is missing and then unfinished', () => {
    vi.stubEnv('NODE_ENV', 'development')
    whilePausing((pauses) => writeFileSync(file, pauses === 1 ? '{"a":' : '{"a":1}'))
    expect(readJson(file)).toEqual({ a: 1 })
  })

  test('gives up on a file that stays broken', () => {
    vi.stubEnv('NODE_ENV', 'development')
    writeFileSync(file, '{"a":')
    whilePausing(() => {})
    expect(() => readJson(file)).toThrow('JSON')
  })

  test("doesn't wait in a build", () => {
    vi.stubEnv('NODE_ENV', 'production')
    const wait = whilePausing(() => {})
    expect(() => readJson(file)).toThrow('ENOENT')
    expect(wait).not.toHaveBeenCalled()
    expect(existsSync(file)).toBe(false)
  })
})
