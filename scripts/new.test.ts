import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiSource, publishedApi } from '@/lib/source/api'
import { createTempFolder } from '@/lib/testing/temp-folder'

const folder = createTempFolder()

/** Runs `npm run new` in the temporary folder, where nobody can be asked. */
function runNew(...args: string[]) {
  const program = [path.resolve('node_modules/.bin/tsx'), '--tsconfig', path.resolve('tsconfig.json')]
  const [command = '', ...rest] = [...program, path.resolve('scripts/new.ts'), ...args]
  return spawnSync(command, rest, { cwd: folder.at(), encoding: 'utf8' })
}

beforeEach(() => {
  folder.write('content/releases/9.1.mdx', '---\ndate: 2026-01-10\n---\n')
  for (const file of [apiSource, publishedApi])
    folder.write(file, "servers: [{ url: 'https://{apiHost}/v1' }]\npaths: {}\n")
})

describe('npm run new', () => {
  test('lists what was created, and what is left to do', () => {
    const details = [
      '--title',
      'Plan a trip',
      '--description',
      'Plan a trip with its tasks, dates and notes in one list.',
      '--areas',
      'tasks',
      '--date',
      '2026-02-10',
    ]
    const { status, stdout, stderr } = runNew('release', '9.1.1', ...details)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('created  content/releases/9.1.1.mdx\n')
    expect(stdout).toContain('to do    Write each change in content/releases/9.1.1.mdx')
    expect(folder.read('content/releases/9.1.1.mdx')).toContain('date: 2026-02-10')
  })

  test('without answers, changes nothing and lists what is missing', () => {
    const { status, stdout, stderr } = runNew('release', '9.1.1')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain('--areas is missing: The parts of the app that it changes  (write one of tasks, habits, ')
    expect(stderr).toContain('For help, run npm run new -- release --help')
    expect(folder.list('content/releases')).toEqual(['9.1.mdx'])
  })

  test('explains the options of a command', () => {
    const { status, stdout } = runNew('miniature', '--help')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^npm run new -- miniature ID --OPTION VALUE …\n\n/)
    expect(stdout).toMatch(/^ {2}--kind +What it shows\. One of board, list, /m)
  })

  test("refuses what it can't make, and lists what it can", () => {
    const { status, stderr } = runNew('pages')
    expect(status).toBe(2)
    expect(stderr).toContain('Did you mean "page"?')
    expect(stderr).toMatch(/^ {2}version {2,}\S.*\.$/m)
  })
})
