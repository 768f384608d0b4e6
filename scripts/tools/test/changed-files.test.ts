import { execFileSync } from 'node:child_process'
import { beforeEach, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { listChangedFiles } from './changed-files'

const { at, write, remove } = createTempFolder()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
    cwd: at(),
    encoding: 'utf8',
    stdio: 'pipe',
  })
const commit = (message: string) => {
  git('add', '.')
  git('commit', '--quiet', '-m', message)
}

beforeEach(() => {
  git('init', '--quiet', '--initial-branch', 'main')
  for (const name of ['kept', 'edited', 'moved', 'deleted']) write(name, name)
  write('.gitignore', 'ignored\n')
  commit('First')
})

test('lists what a branch has changed since it left main, committed or not', () => {
  git('checkout', '--quiet', '-b', 'branch')
  write('committed', 'new')
  git('mv', 'moved', 'moved-here')
  commit('Second')
  git('checkout', '--quiet', 'main')
  write('on-main', 'new')
  commit('Third')
  git('checkout', '--quiet', 'branch')
  write('edited', 'again')
  write('ünew', 'new')
  write('ignored', 'new')
  remove('deleted')
  expect(listChangedFiles(at())?.files.sort()).toEqual([
    'committed',
    'deleted',
    'edited',
    'moved',
    'moved-here',
    'ünew',
  ])
})

test('knows only the remote main in a clone of a branch', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  git('checkout', '--quiet', '-b', 'branch')
  git('branch', '--quiet', '-D', 'main')
  write('new')
  expect(listChangedFiles(at())?.files).toEqual(['new'])
})

test("returns undefined if there's no main", () => {
  git('branch', '-m', 'other')
  expect(listChangedFiles(at())).toBeUndefined()
})
