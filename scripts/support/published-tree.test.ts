import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeSite, pullPublished, pushPublished } from './published-tree'

let root: string
const at = (...names: string[]) => path.join(root, ...names)
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: at(cwd), encoding: 'utf8', stdio: 'pipe' })
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'published-'))
  git('.', 'init', '--quiet', '--bare', 'origin.git')
  git('.', 'clone', '--quiet', 'origin.git', 'sources')
  write('sources/readme', 'the sources')
  write('sources/.gitignore', '_next\n')
  git('sources', 'add', '.')
  git('sources', '-c', 'user.name=A', '-c', 'user.email=a@localhost', 'commit', '--quiet', '-m', 'Sources')
  write('site/index.html', 'first')
  write('site/_next/a.js', 'script')
})
afterEach(() => rmSync(root, { recursive: true }))

function publish(folder: string, words: string) {
  pullPublished(at(folder), at('sources'))
  write('site/index.html', words)
  placeSite(at('site'), at(folder))
}

test('publishes a first site, as a branch of one commit that holds nothing else', () => {
  publish('tree', 'first')
  pushPublished(at('tree'))
  const files = git('origin.git', 'ls-tree', '-r', '--name-only', 'published').trim().split('\n')
  expect(files).toEqual(['.nojekyll', '_next/a.js', 'index.html'])
})

test('replaces the site, keeps the previews, and stays one commit', () => {
  publish('tree', 'first')
  write('tree/previews/x/index.html', 'preview')
  write('tree/old.html', 'old')
  pushPublished(at('tree'))
  publish('again', 'second')
  expect(existsSync(at('again/old.html'))).toBe(false)
  expect(readFileSync(at('again/previews/x/index.html'), 'utf8')).toBe('preview')
  pushPublished(at('again'))
  expect(git('origin.git', 'show', 'published:index.html')).toBe('second')
  expect(git('origin.git', 'rev-list', '--count', 'published').trim()).toBe('1')
})

test('refuses to overwrite what somebody else has published since', () => {
  publish('tree', 'first')
  pushPublished(at('tree'))
  git('.', 'clone', '--quiet', 'origin.git', 'other')
  publish('again', 'second')
  pullPublished(at('theirs'), at('other'))
  write('theirs/index.html', 'theirs')
  pushPublished(at('theirs'))
  expect(() => pushPublished(at('again'))).toThrow('stale info')
  expect(git('origin.git', 'show', 'published:index.html')).toBe('theirs')
})

test('refuses a folder that is there, and a site that is none', () => {
  mkdirSync(at('tree'))
  expect(() => pullPublished(at('tree'), at('sources'))).toThrow('is there already')
  expect(() => placeSite(at('nothing'), at('tree'))).toThrow('holds no finished site')
})
