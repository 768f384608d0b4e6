import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Memory } from '../../source/memory'
import { checkProject, listChangedLines, spellingPath } from './check-project'
import { loadSpelling } from './spelling'

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

test('lists changed lines, whether they are committed, only saved or not added yet', async () => {
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

test('gives up if the commit or git is missing', async () => {
  write('a.md', 'one')
  commit()
  expect(await listChangedLines('0'.repeat(40), folder)).toBeUndefined()
  expect(await listChangedLines('0'.repeat(40), tmpdir())).toBeUndefined()
})

describe('a check that remembers an earlier one', () => {
  const rules = (pattern: string) =>
    `rules:\n  - { id: a, pattern: '${pattern}', sense: none, write: nothing, finds: x }\n`
  const spelling = 'dictionaryDefinitions: [{ name: own, path: ./content/words.txt }]\ndictionaries: [own]\n'
  const settled = {
    'content/style.yml': rules('zebra'),
    'content/words.txt': 'starts\nwith\nzebra\n',
    'cspell.config.yaml': spelling,
    'README.md': 'Starts with zebra.',
  }

  /** Checks files twice with the same memory, the second time with a change. @returns what the second check found, and what it had to work out */
  async function checkTwice(change: Partial<typeof settled>) {
    const known = new Map<string, unknown>()
    const made: unknown[] = []
    const memory: Memory = {
      has: (key) => known.has(key),
      get: (key) => known.get(key),
      set: (key, value) => {
        made.push(value)
        known.set(key, value)
      },
    }
    mkdirSync(path.join(folder, 'content'))
    for (const name of ['app', 'components', 'lib', 'scripts', 'bench', 'e2e', 'docs'])
      mkdirSync(path.join(folder, name))
    const check = async (files: typeof settled) => {
      for (const [file, text] of Object.entries(files)) write(file, text)
      made.length = 0
      const openSpelling = () => loadSpelling(path.join(folder, spellingPath))
      return checkProject(folder, [], new Map(Object.entries(files)), { memory, tokens: {} }, openSpelling)
    }
    await check(settled)
    const { problems } = await check({ ...settled, ...change })
    return { messages: problems.map(({ message }) => message), made: made.length }
  }

  const found = [expect.stringContaining('"zebra"')]

  test("doesn't check anything again if nothing has changed", async () =>
    expect(await checkTwice({})).toEqual({ messages: found, made: 0 }))

  test('notices a changed text', async () =>
    expect(await checkTwice({ 'README.md': 'Starts.' })).toEqual({ messages: [], made: 1 }))

  test('notices a changed rule', async () =>
    expect(await checkTwice({ 'content/style.yml': rules('none') })).toEqual({ messages: [], made: 2 }))

  test('checks again after the list of words has changed', async () => {
    const messages = [expect.stringContaining(`"zebra" isn't in the dictionary`), ...found]
    expect(await checkTwice({ 'content/words.txt': 'starts\nwith\n' })).toEqual({ messages, made: 1 })
  })

  test('checks again after the settings of the dictionary have changed', async () =>
    expect(await checkTwice({ 'cspell.config.yaml': 'dictionaries: []\n' })).toMatchObject({ made: 1 }))
})
