import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'

/** Runs the real command line in an empty folder, with stand-ins for the programs that it calls. One of them can be told to fail. */
const { at, read, remove, write } = createTempFolder()

/** Takes the place of the bundler, and ends each of our programs before it begins. */
const runProgram = `import path from 'node:path'
const step = path.basename(process.argv[2])
if (step === process.env.FAILING) console.error(step, 'fails')
process.exit(step === process.env.FAILING ? 1 : 0)
`
const tool = `#!/bin/sh
step=$(basename "$0")
if [ "$step" = next ]; then mkdir "$SITE_OUT" && echo new > "$SITE_OUT/index.html"; fi
if [ "$step" = "$FAILING" ]; then echo "$step fails" >&2; exit 1; fi
`

beforeEach(() => {
  write('out/index.html', 'last good')
  write('scripts/tools/run-program.mjs', runProgram)
  write('node_modules/.bin/next', tool)
  chmodSync(at('node_modules/.bin/next'), 0o755)
})

function build(failing: string, ...args: string[]) {
  const script = path.resolve('scripts/build.mjs')
  const env = { ...process.env, FAILING: failing }
  return spawnSync(process.execPath, [script, ...args], { cwd: at(), env, encoding: 'utf8' })
}

describe('npm run build', () => {
  test('replaces the old site with the new one', () => {
    expect(build('').status).toBe(0)
    expect(read('out/index.html')).toBe('new\n')
    expect(existsSync(at('.out-building'))).toBe(false)
    expect(existsSync(at('.generated/built-from'))).toBe(true)
  })

  test.each(['prepare.ts', 'next', 'finish.ts'])('leaves the last good site in place when %s fails', (step) => {
    const { status, stderr } = build(step)
    expect(status).toBe(1)
    expect(stderr).toContain(`${step} fails`)
    expect(stderr).toContain('out/ is as it was')
    expect(read('out/index.html')).toBe('last good')
    expect(existsSync(at('.generated/built-from'))).toBe(false)
    expect(stderr.includes('.out-building')).toBe(existsSync(at('.out-building')))
  })

  test('leaves out/ alone when it builds elsewhere', () => {
    expect(build('', '--to', 'out-preview').status).toBe(0)
    expect(read('out-preview/index.html')).toBe('new\n')
    expect(read('out/index.html')).toBe('last good')
    expect(existsSync(at('.generated/built-from'))).toBe(false)
  })

  test.each(['content', '.', '../site', 'out/inner'])('refuses to replace %s, which may contain work', (folder) => {
    write('content/page.mdx', 'work')
    const { status, stderr } = build('', '--to', folder)
    expect(status).toBe(1)
    expect(stderr).toContain(`--to is "${folder}"`)
    expect(read('content/page.mdx')).toBe('work')
    expect(read('out/index.html')).toBe('last good')
  })

  test('waits for another build of this checkout', async () => {
    write('.generated/build.lock', JSON.stringify({ pid: process.pid, host: hostname() }))
    const waiting = spawn(process.execPath, [path.resolve('scripts/build.mjs')], { cwd: at(), stdio: 'pipe' })
    const ended = once(waiting, 'exit')
    const [line] = await once(waiting.stdout, 'data')
    try {
      expect(String(line)).toContain('Another build is running')
      expect(read('out/index.html')).toBe('last good')
      remove('.generated/build.lock')
      expect(await ended).toEqual([0, null])
    } finally {
      waiting.kill()
    }
    expect(read('out/index.html')).toBe('new\n')
    expect(existsSync(at('.generated/build.lock'))).toBe(false)
  })

  test('does nothing if the build that was running has done it', () => {
    write('deploy/nginx.conf')
    expect(build('').status).toBe(0)
    write('out/index.html', 'built by the other one')
    expect(build('', '--if-outdated').stdout).toContain('out/ is up to date')
    expect(read('out/index.html')).toBe('built by the other one')
    write('content/page.mdx', 'changed')
    expect(build('', '--if-outdated').status).toBe(0)
    expect(read('out/index.html')).toBe('new\n')
  })

  test('leaves no lock behind when it fails', () => {
    build('next')
    expect(existsSync(at('.generated/build.lock'))).toBe(false)
  })

  test('starts over after a build that failed', () => {
    build('finish.ts')
    expect(build('').status).toBe(0)
    expect(read('out/index.html')).toBe('new\n')
  })
})

test("build steps read the name of the site's folder from the settings", () => {
  for (const step of ['scripts/tools/build/finish.ts', 'scripts/tools/check/export.ts']) {
    const text = readFileSync(path.resolve(step), 'utf8')
    expect(text, `${step} names out/ (use outDir of readBuildSettings)`).not.toMatch(/['"`]out(?:['"`/])/)
  }
})
