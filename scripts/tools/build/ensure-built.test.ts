import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'

const { at, write } = createTempFolder()
const file = pathToFileURL(path.resolve('scripts/tools/build/ensure-built.mjs')).href

/** Runs code with the module in another process, because it reads the folder that it's started in. */
const evaluate = (code: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', `const built = await import('${file}')\n${code}`], {
    cwd: at(),
    encoding: 'utf8',
  })

const hashCode = () => evaluate('process.stdout.write(built.hashCode())').stdout

describe('hashCode', () => {
  let before: string

  beforeEach(() => {
    write('components/Card.tsx', 'one')
    write('lib/publish/published.json', '{}')
    write('content/docs/page.mdx', 'one')
    write('package-lock.json', '{}')
    before = hashCode()
  })

  test.each([
    'components/Card.tsx',
    'components/Card.module.css',
    'lib/site/config.mjs',
    'next.config.mjs',
    'package-lock.json',
  ])('changes with %s', (name) => {
    write(name, 'two')
    expect(hashCode()).not.toBe(before)
  })

  test.each([
    'content/docs/page.mdx',
    'content/facts/limits.yml',
    'components/Card.test.tsx',
    'lib/publish/published.json',
    'scripts/build.mjs',
    'public/icon.svg',
  ])('stays the same when %s changes', (name) => {
    write(name, 'two')
    expect(hashCode()).toBe(before)
  })
})

describe('requireBuilt', () => {
  const requireBuilt = () => {
    const { status, stderr } = evaluate('built.requireBuilt()')
    return { status, stderr }
  }

  test("ends the command if there's no site", () => {
    const stderr = "out: there's no built site  (build it first: npm run build)\n"
    expect(requireBuilt()).toEqual({ status: 1, stderr })
  })

  test('warns when something has changed since the build', () => {
    write('content/docs/page.mdx', 'one')
    write('out/index.html')
    write('.generated/anything')
    evaluate('built.noteBuilt(built.hashSources())')
    expect(requireBuilt()).toEqual({ status: 0, stderr: '' })
    write('content/docs/page.mdx', 'two')
    expect(requireBuilt()).toMatchObject({ status: 0, stderr: expect.stringContaining('may be out of date') })
  })

  test('warns when the content has been committed since, because pages show the date', () => {
    write('content/docs/page.mdx', 'one')
    write('out/index.html')
    write('.generated/anything')
    const git = (...args: string[]) => execFileSync('git', ['-C', at(), ...args])
    git('init', '--quiet')
    evaluate('built.noteBuilt(built.hashSources())')
    expect(requireBuilt()).toEqual({ status: 0, stderr: '' })
    git('add', 'content')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'one')
    expect(requireBuilt()).toMatchObject({ status: 0, stderr: expect.stringContaining('may be out of date') })
  })
})
