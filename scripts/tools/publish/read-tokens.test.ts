import { execFileSync } from 'node:child_process'
import { beforeEach, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { formatKept } from './kept-files'
import { readTokens } from './read-tokens'

const { at, write } = createTempFolder()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
    cwd: at('repository'),
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim()

/** Commits tokens, and returns the commit. */
function commit(tokens: string): string {
  write('repository/app/styles/tokens.css', tokens)
  git('add', '.')
  git('commit', '--quiet', '-m', tokens)
  return git('rev-parse', 'HEAD')
}
const note = (hash: string) =>
  write('site/.kept.json', formatKept([{ commit: hash, publishedAt: '2026-11-24T04:00:00.000Z', files: [] }]))
const read = () => readTokens(at('site'), at('repository'))

beforeEach(() => {
  write('repository/app/styles/tokens.css', 'of the branch')
  git('init', '--quiet')
})

test('returns the tokens of the commit that the published site was built from', () => {
  note(commit('published'))
  commit('of the branch')
  expect(read()).toBe('published')
})

test('returns those of the default branch if that commit isn’t known', () => {
  note('0123abcd')
  git('update-ref', 'refs/remotes/origin/HEAD', commit('of the default branch'))
  write('repository/app/styles/tokens.css', 'of the branch')
  expect(read()).toBe('of the default branch')
})

test("returns those of the checkout if there's no published site or default branch", () => {
  expect(read()).toBe('of the branch')
})
