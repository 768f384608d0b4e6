import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

/** Runs the real command line. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', ...args], { encoding: 'utf8' })

describe('npm run check', () => {
  test('lists its commands and describes them', () => {
    const { status, stdout } = run()
    expect(status).toBe(0)
    expect(stdout).toMatch(/^npm run check -- NAME\n\n/)
    expect(stdout).toMatch(/^ {2}licences {2,}\S.*\.$/m)
  })

  test('prints its help with --help, before and after a name', () => {
    const help = run('--help')
    expect(help).toMatchObject({ status: 0, stderr: '' })
    expect(help.stdout).toBe(run().stdout)
    const { status, stdout } = run('licences', '--help')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^npm run check -- licences\n\nCounts the licences of packages/)
  })

  test('refuses an unknown command, lists the commands and, for a typo, suggests the nearest one', () => {
    const { status, stderr } = run('licenses')
    expect(status).toBe(2)
    expect(stderr).toContain('There is no "npm run check -- licenses". Did you mean "licences"?')
    expect(stderr).toMatch(/^ {2}addresses {2,}/m)
    expect(run('nothing-like-it').stderr).not.toContain('Did you mean')
  })

  test('hands the arguments after the name to the command', () => {
    const { status, stderr } = run('addresses', '--sitemap', 'nowhere.xml')
    expect(status).toBe(1)
    expect(stderr).toContain('there is no file nowhere.xml')
  })
})

test.each([
  ['scripts/build.mjs', 'the options are --to'],
  ['scripts/start.mjs', 'the command has no options'],
  ['scripts/dev.mjs', 'the command has no options'],
  ['scripts/check-content.mjs', 'the options are --annotations'],
  ['scripts/test.mjs', 'the options are --full, --only, --changed'],
  ['bench/bench.ts', 'the options are --pages, --search'],
  ['scripts/check.ts addresses', 'the options are --sitemap'],
  ['scripts/deploy.ts files', 'the command has no options'],
])('%s refuses an unknown option and lists its options', (command, fix) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...command.split(' '), '--nope'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect(status).toBe(1)
  expect(stderr).toContain(`Unknown option '--nope'  (${fix}`)
  expect(stderr).not.toContain('    at ')
})
