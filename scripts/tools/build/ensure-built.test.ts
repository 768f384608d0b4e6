import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'

const { at, write } = createTempFolder()
const file = pathToFileURL(path.resolve('scripts/tools/build/ensure-built.mjs')).href

/** Calls it in another process, because it reads the folder that it's started in. */
const hashCode = () =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', `process.stdout.write((await import('${file}')).hashCode())`],
    { cwd: at(), encoding: 'utf8' },
  )

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
