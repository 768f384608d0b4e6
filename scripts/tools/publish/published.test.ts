import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'

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
  test('refuse a folder that they did not make, and leave it as it is', async ({ expect }) => {
    const messages = await Promise.all([
      run('deploy', ['site', '--to', at('mine')]),
      run('deploy', ['push', '--from', at('mine')]),
      run('preview', ['publish', '--branch', 'main', '--from', at('preview'), '--to', at('mine')]),
      run('preview', ['publish', '--prune', '--branches', at('branches'), '--to', at('mine')]),
    ])
    for (const message of messages) expect(message).toContain("these commands didn't make it")
    expect(readdirSync(at('mine')).sort()).toEqual(['.env', '.ssh'])
    expect(readdirSync(at('mine/.ssh'))).toEqual(['id'])
  })

  test('read a branch that looks like an option as a mistake, and say so without a stack', async ({ expect }) => {
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
