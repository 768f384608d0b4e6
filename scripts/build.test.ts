import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Runs the real command line in an empty folder, with stand-ins for the programs that it calls. One of them can be told to fail. */
let root: string
const at = (name: string) => path.join(root, name)
const read = (name: string) => readFileSync(at(name), 'utf8')

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'))
  for (const folder of ['bin', 'out', '.generated']) mkdirSync(at(folder))
  writeFileSync(at('out/index.html'), 'last good')
  const standIn = `#!/bin/sh
for step; do :; done
if [ "$step" = build ]; then mkdir "$SITE_OUT" && echo new > "$SITE_OUT/index.html"; fi
if [ "$step" = "$FAILING" ]; then echo "$step fails" >&2; exit 1; fi
`
  for (const name of ['npm', 'npx']) writeFileSync(at(`bin/${name}`), standIn, { mode: 0o755 })
})
afterEach(() => rmSync(root, { recursive: true }))

function build(failing: string, ...args: string[]) {
  const script = path.resolve('scripts/build.mjs')
  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}`, FAILING: failing }
  return spawnSync(process.execPath, [script, ...args], { cwd: root, env, encoding: 'utf8' })
}

describe('npm run build', () => {
  test('puts the new site in the place of the old one', () => {
    expect(build('').status).toBe(0)
    expect(read('out/index.html')).toBe('new\n')
    expect(existsSync(at('.out-building'))).toBe(false)
    expect(existsSync(at('.generated/built-from'))).toBe(true)
  })

  test.each(['build:content', 'build', 'finish', 'check:export'])(
    'leaves the last good site in place when %s fails',
    (step) => {
      const { status, stderr } = build(step)
      expect(status).toBe(1)
      expect(stderr).toContain('out/ is as it was')
      expect(read('out/index.html')).toBe('last good')
      expect(existsSync(at('.generated/built-from'))).toBe(false)
    },
  )

  test('leaves out/ alone when it builds elsewhere', () => {
    expect(build('', '--to', 'out-preview').status).toBe(0)
    expect(read('out-preview/index.html')).toBe('new\n')
    expect(read('out/index.html')).toBe('last good')
    expect(existsSync(at('.generated/built-from'))).toBe(false)
  })

  test('begins anew after a build that failed', () => {
    build('finish')
    expect(build('').status).toBe(0)
    expect(read('out/index.html')).toBe('new\n')
  })
})

test('steps of the build find the site in the folder that they are told', () => {
  for (const step of ['finish.ts', 'check-export.ts']) {
    const text = readFileSync(path.resolve('scripts', step), 'utf8')
    expect(text, `scripts/${step} names out/ (use outDir of support/build-settings)`).not.toMatch(/['"`]out(?:['"`/])/)
  }
})
