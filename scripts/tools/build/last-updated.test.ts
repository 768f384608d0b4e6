import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { readLastUpdated } from './last-updated'

const { at, write } = createTempFolder()
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], { cwd, stdio: 'pipe' })

/** Commits a file on a day. */
function commit(name: string, day: string) {
  write(`site/${name}`, day)
  git(at('site'), 'add', '.')
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`
  git(at('site'), 'commit', '--quiet', '-m', name)
  delete process.env.GIT_COMMITTER_DATE
}

test('needs only the history of the checked-out branch', () => {
  git(at(), 'init', '--quiet', 'site')
  commit('content/a.mdx', '2024-01-02')
  git(at('site'), 'branch', 'sources')
  git(at('site'), 'checkout', '--quiet', '--orphan', 'published')
  commit('index.html', '2025-03-04')
  commit('index.html', '2025-03-05')
  git(at(), 'clone', '--quiet', '--single-branch', '--branch', 'sources', `file://${at('site')}`, 'clone')
  git(at('clone'), 'fetch', '--quiet', '--depth', '1', 'origin', 'published')
  expect(readLastUpdated(at('clone'))).toEqual({ dates: { 'content/a.mdx': '2024-01-02' }, since: '2024-01-02' })
})

test('reads the last date of each file, and explains why there are no dates in a shallow clone or without git', () => {
  write('site/content/a.mdx')
  expect(readLastUpdated(at('site'))).toEqual({ dates: {}, problem: expect.stringContaining('work in a clone') })
  git(at('site'), 'init', '--quiet')
  commit('content/a.mdx', '2024-01-02')
  commit('content/b.mdx', '2025-03-04')
  commit('content/a.mdx', '2025-05-06')
  expect(readLastUpdated(at('site'))).toEqual({
    dates: { 'content/a.mdx': '2025-05-06', 'content/b.mdx': '2025-03-04' },
    since: '2024-01-02',
  })
  git(at(), 'clone', '--quiet', '--depth', '1', `file://${at('site')}`, 'shallow')
  expect(readLastUpdated(at('shallow'))).toEqual({ dates: {}, problem: expect.stringContaining('--unshallow') })
})
