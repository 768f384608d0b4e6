import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'

const { at, write } = createTempFolder()

/** Runs the real command line. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', ...args], { encoding: 'utf8' })

/** Runs it in another folder. */
function runIn(folder: string, ...args: string[]) {
  const [tsx = '', ...options] = [path.resolve('node_modules/.bin/tsx'), '--tsconfig', path.resolve('tsconfig.json')]
  return spawnSync(tsx, [...options, path.resolve('scripts/check.ts'), ...args], { cwd: folder, encoding: 'utf8' })
}

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

  test('compiles the content before it compares addresses, because the last build may be older', () => {
    write('sitemap.xml', '<urlset><url><loc>https://dayloom.example/docs/former</loc></url></urlset>')
    write('scripts/tools/run-program.mjs', "console.error('compiling', process.argv[2])\nprocess.exit(1)\n")
    const { status, stdout, stderr } = runIn(at(), 'addresses', '--sitemap', 'sitemap.xml')
    expect(status).toBe(1)
    expect(stderr).toContain('compiling scripts/tools/build/prepare.ts')
    expect(stdout).toBe('')
  })

  test.each(['export', 'external', 'search'])('%s refuses to run without a built site', (command) => {
    const { status, stderr } = runIn(at(), command)
    expect(status).toBe(1)
    expect(stderr).toBe("out: there's no built site  (build it first: npm run build)\n")
  })

  test('ends quietly when nobody reads what it prints', () => {
    const program = `${process.execPath} --import tsx scripts/check.ts`
    const { stdout, stderr } = spawnSync('sh', ['-c', `(sleep 1; ${program}; echo "ended with $?" >&2) | true`], {
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
    expect(stderr).toBe('ended with 0\n')
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

test('npm start refuses to serve a site for another path', () => {
  const env = { ...process.env, SITE_BASE_PATH: '/site' }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    encoding: 'utf8',
    env,
    timeout: 60_000,
  })
  expect(status).toBe(1)
  expect(stderr).toContain('SITE_BASE_PATH is "/site", but npm start can only serve')
})
