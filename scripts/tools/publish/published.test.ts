import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { findFreePort } from '../serve/listen.mjs'
import { listWholeSite } from './testing'

/** Runs the command lines themselves, with arguments that mustn't do any harm. They run in parallel, because each takes a second to start. */
let root: string
const at = (...names: string[]) => path.join(root, ...names)
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}

/** Runs `npm run <script> -- …`, which has to fail, and returns what it prints. */
function run(script: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const command = ['--import', 'tsx', `scripts/${script}.ts`, ...args]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      if (error?.code === 1) resolve(stdout + stderr)
      else reject(new Error(`${script} ${args.join(' ')} ended with ${error?.code ?? 0}: ${stdout}${stderr}`))
    })
  })
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publishing-'))
  write('mine/.ssh/id', 'key')
  write('mine/.env', 'secret')
  write('site/index.html', '<!doctype html>')
  symlinkSync('/etc/passwd', at('site/passwd.txt'))
  write('preview/index.html', 'preview')
  write('preview/preview.json', '{"branch":"main","commit":"0123abc","basePath":"/previews/main"}')
  write('branches', 'main')
})
afterAll(() => rmSync(root, { recursive: true }))

describe('publishing commands', { timeout: 120_000, concurrent: true }, () => {
  test("refuse a folder that they didn't create, and leave it unchanged", async ({ expect }) => {
    const messages = await Promise.all([
      run('deploy', ['site', '--to', at('mine'), '--commit', '0123abc']),
      run('deploy', ['push', '--from', at('mine')]),
      run('preview', ['publish', '--branch', 'main', '--from', at('preview'), '--to', at('mine')]),
      run('preview', ['publish', '--prune', '--branches', at('branches'), '--to', at('mine')]),
    ])
    for (const message of messages) expect(message).toContain("these commands didn't create it")
    expect(readdirSync(at('mine')).sort()).toEqual(['.env', '.ssh'])
    expect(readdirSync(at('mine/.ssh'))).toEqual(['id'])
  })

  test('refuse a branch that looks like an option, without a stack trace', async ({ expect }) => {
    const [apart, joined] = await Promise.all([
      run('preview', ['publish', '--branch', '-x', '--to', at('new')]),
      run('preview', ['publish', '--branch=-x', '--from', at('preview'), '--to', at('new')]),
    ])
    expect(apart).toContain("Option '--branch' argument is ambiguous")
    expect(apart).not.toContain('    at ')
    expect(joined).toContain('"-x" isn\'t a valid branch name: it begins with a hyphen')
  })

  test('the check of the export refuses a symbolic link in a built site, before anything can publish it', async ({
    expect,
  }) => {
    expect(await run('check', ['export'], { SITE_OUT: at('site') })).toContain(
      `${at('site/passwd.txt')} is a symbolic link`,
    )
  })
})

describe('rolling back', { timeout: 300_000 }, () => {
  const sources = process.cwd()
  /** Runs `npm run deploy -- …` in a clone. @returns its exit code and what it printed */
  const deploy = (...args: string[]) => deployWith({ GITHUB_ACTIONS: '' }, ...args)
  const deployWith = (extra: Record<string, string>, ...args: string[]) => {
    const command = ['--import', pathToFileURL(path.join(sources, 'node_modules/tsx/dist/esm/index.mjs')).href]
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(sources, 'tsconfig.json'), ...extra }
    const all = [...command, path.join(sources, 'scripts/deploy.ts'), ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd: at('clone'), encoding: 'utf8', env })
    return { status, text: stdout + stderr }
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: at('.'), stdio: 'pipe' })

  test('restores the previous site after the smoke check has found problems with a publication', async ({ expect }) => {
    const url = `http://127.0.0.1:${await findFreePort()}`
    git('init', '--quiet', '--bare', 'origin.git')
    git('clone', '--quiet', 'origin.git', 'clone')
    git(
      '-C',
      'clone',
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@localhost',
      'commit',
      '--quiet',
      '--allow-empty',
      '-m',
      'A',
    )
    const build = (text: string) => {
      for (const [name, content] of Object.entries(listWholeSite(text))) write(`clone/out/${name}`, content)
      for (const ending of ['js', 'css']) write(`clone/out/_next/static/${text}.${ending}`, text)
    }
    build('good')
    const first = deploy('update', '--site', 'out', '--commit', 'aaaaaaaaa', '--no-smoke')
    expect(first).toEqual({ status: 0, text: expect.stringMatching(/is record \d{8}-\d{6}-aaaaaaa\. It has 23 files/) })
    expect(deploy('update', '--site', 'out')).toEqual({
      status: 1,
      text: expect.stringContaining("out/ wasn't built from the sources of the commit that's checked out"),
    })
    build('bad')
    const second = deploy('update', '--site', 'out', '--commit', 'bbbbbbbbb', '--url', url, '--wait', '0')
    expect(second.status).toBe(1)
    expect(second.text).toMatch(/differs from what was published at (\d+) of \1 addresses\./)
    expect(second.text).toContain(`${url}/sitemap.xml (sitemap) can't be reached`)
    const [, id = ''] = /npm run deploy -- rollback (\S+)/.exec(second.text) ?? []
    expect(id).toMatch(/-aaaaaaa$/)

    // In a workflow, the summary of the run shows it too.
    const inWorkflow = deployWith({ GITHUB_ACTIONS: 'true' }, 'smoke', '--url', url, '--wait', '0')
    expect(inWorkflow.status).toBe(1)
    expect(inWorkflow.text).toMatch(new RegExp(`^::error title=The published site is wrong::.* rollback ${id}$`, 'm'))

    expect(deploy('rollback', id, '--no-smoke')).toMatchObject({ status: 0 })
    expect(deploy('status').text).toMatch(/^Live: commit aaaaaaa, since /)
    expect(deploy('smoke', '--on', 'server')).toEqual({
      status: 0,
      text: expect.stringContaining('addresses match what was published.'),
    })
    expect(deploy('rollback', 'c', '--no-smoke')).toMatchObject({
      status: 1,
      text: expect.stringContaining('no record'),
    })
    expect(deploy('status', 'now')).toMatchObject({ status: 1, text: expect.stringContaining('"now"') })
    expect(deploy('update', '--site', 'out', '--commit', 'main')).toMatchObject({
      status: 1,
      text: expect.stringContaining('--commit is "main"'),
    })
    expect(deploy('smoke', '--wait', 'long')).toMatchObject({ status: 1, text: expect.stringContaining('--wait is') })
  })
})
