import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChangedLines } from './check-project'

let folder = ''
const git = (...options: string[]) => execFileSync('git', options, { cwd: folder, encoding: 'utf8' }).trim()
const write = (file: string, ...lines: string[]) => writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changed-'))
  git('init', '--quiet')
  git('config', 'user.email', 'editor@example.com')
  git('config', 'user.name', 'Editor')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function commit(): string {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'content: change')
  return git('rev-parse', 'HEAD')
}

test('lists lines that were committed, saved or never added', async () => {
  write('a.md', 'one', 'two', 'three')
  write('b.md', 'one')
  write('untouched.md', 'one')
  const since = commit()
  write('a.md', 'one', 'TWO', 'three', 'four')
  commit()
  write('b.md', 'zero', 'one')
  write('c.md', 'one')
  expect(await listChangedLines(since, folder)).toEqual(
    new Map<string, unknown>([
      ['c.md', 'all'],
      ['a.md', new Set([2, 4])],
      ['b.md', new Set([1])],
    ]),
  )
})

test('gives up where the commit or git is missing', async () => {
  write('a.md', 'one')
  commit()
  expect(await listChangedLines('0'.repeat(40), folder)).toBeUndefined()
  expect(await listChangedLines('0'.repeat(40), tmpdir())).toBeUndefined()
})
