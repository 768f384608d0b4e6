import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { placeSite } from './place-site'
import { writeSite } from './testing'

const folder = createTempFolder()
const { at, read, readJson, write, list, listAll, remove } = folder

/** Builds a site whose only hashed file is named after the version. */
function build(version: string, files: Record<string, string> = {}): void {
  writeSite(folder, 'site', version, { [`_next/static/${version}.js.br`]: version, ...files })
}
function publish(
  version: string,
  { days = 0, files = {} }: { days?: number; files?: Record<string, string> } = {},
): void {
  build(version, files)
  placeSite(at('site'), at('tree'), {
    commit: version,
    now: new Date(Date.parse('2026-01-01T00:00:00Z') + days * 86_400_000),
  })
}

describe('placeSite', () => {
  test("makes a new tree in a folder that doesn't exist", () => {
    publish('a')
    expect(listAll('tree')).toEqual([
      '.kept.json',
      '.published.json',
      '_next',
      '_next/static',
      '_next/static/a.js',
      '_next/static/a.js.br',
      'index.html',
    ])
  })

  test('replaces the site, and keeps the hashed files of earlier deploys and a list of them', () => {
    publish('a', { files: { 'old/page.html': 'old' } })
    publish('b', { days: 1 })
    expect(read('tree/index.html')).toBe('b')
    expect(existsSync(at('tree/old'))).toBe(false)
    expect(list('tree/_next/static')).toEqual(['a.js', 'b.js', 'b.js.br'])
    expect(readJson('tree/.kept.json').deploys).toEqual([
      { commit: 'b', publishedAt: '2026-01-02T00:00:00.000Z', files: ['_next/static/b.js'] },
      {
        commit: 'a',
        publishedAt: '2026-01-01T00:00:00.000Z',
        replacedAt: '2026-01-02T00:00:00.000Z',
        files: ['_next/static/a.js'],
      },
    ])
  })

  test('removes them after three later deploys and 30 days', () => {
    for (const [index, version] of ['a', 'b', 'c', 'd'].entries()) publish(version, { days: index })
    publish('e', { days: 20 })
    expect(existsSync(at('tree/_next/static/a.js'))).toBe(true)
    publish('f', { days: 40 })
    expect(list('tree/_next/static')).toEqual(['c.js', 'd.js', 'e.js', 'f.js', 'f.js.br'])
  })

  test('never changes the site that it places', () => {
    build('a')
    cpSync(at('site'), at('copy'), { recursive: true })
    publish('old')
    remove('site')
    cpSync(at('copy'), at('site'), { recursive: true })
    placeSite(at('site'), at('tree'), { commit: 'a' })
    expect(listAll('site')).toEqual(listAll('copy'))
  })

  test('treats all hashed files as one deploy if their list was deleted', () => {
    publish('old')
    remove('tree/.kept.json')
    publish('new')
    expect(list('tree/_next/static')).toEqual(['new.js', 'new.js.br', 'old.js'])
    expect(readJson('tree/.kept.json').deploys[1]).toMatchObject({
      commit: 'unknown',
      files: ['_next/static/old.js'],
    })
  })

  test.each([
    ['a preview', { 'preview.json': '{}' }, 'is a preview'],
    ['a site built for a path', { 'index.html': '<script src="/site/_next/static/a.js">' }, 'built for the path /site'],
  ])('refuses %s, and changes nothing', (_what, files, message) => {
    publish('a')
    expect(() => publish('b', { files })).toThrow(message)
    expect(read('tree/index.html')).toBe('a')
    expect(existsSync(at('tree/_next/static/b.js'))).toBe(false)
  })

  test('cleans up after a run that was killed', () => {
    publish('a')
    // The run was killed while it copied pages, so its hashed files and its list were already there.
    write('tree/_next/static/b.js', 'b')
    write('tree/.index.html-incoming', 'ha')
    publish('c')
    expect(listAll('tree').filter((name) => name.includes('incoming') || name.includes('b.js'))).toEqual([])
  })

  test("doesn't touch previews, and can replace files with folders and folders with files", () => {
    publish('a', { files: { page: 'file', 'other/index.html': 'folder' } })
    write('tree/previews/x/index.html', 'preview')
    publish('b', { files: { 'page/index.html': 'folder', other: 'file' } })
    expect(read('tree/previews/x/index.html')).toBe('preview')
    expect(read('tree/page/index.html')).toBe('folder')
    expect(read('tree/other')).toBe('file')
  })

  test('refuses a symbolic link in the site, with its path, and leaves the tree unchanged', () => {
    publish('a')
    build('b')
    symlinkSync('/etc/passwd', at('site/_next/passwd.txt'))
    expect(() => placeSite(at('site'), at('tree'), { commit: 'b' })).toThrow(
      `${at('site/_next/passwd.txt')} is a symbolic link`,
    )
    expect(read('tree/index.html')).toBe('a')
  })

  test("doesn't write through a symbolic link in the tree", () => {
    publish('a')
    mkdirSync(at('elsewhere'))
    remove('tree/_next')
    symlinkSync(at('elsewhere'), at('tree/_next'))
    symlinkSync(at('elsewhere'), at('tree/stray'))
    publish('b')
    expect(list('elsewhere')).toEqual([])
    expect(read('tree/_next/static/b.js')).toBe('b')
    expect(existsSync(at('tree/stray'))).toBe(false)
  })

  test('refuses hidden files, names that the tree needs, and a folder without a site', () => {
    build('a', { '.env': 'secret' })
    expect(() => placeSite(at('site'), at('tree'), { commit: 'a' })).toThrow('.env is a hidden file')
    build('a', { 'docs/.git/config': 'token' })
    expect(() => placeSite(at('site'), at('tree'), { commit: 'a' })).toThrow('.git/config is a hidden file')
    build('a', { 'previews/index.html': '' })
    expect(() => placeSite(at('site'), at('tree'), { commit: 'a' })).toThrow('previews would replace')
    expect(() => placeSite(at('nothing'), at('tree'), { commit: 'a' })).toThrow('There is no finished site')
    expect(existsSync(at('tree'))).toBe(false)
  })

  test('publishes `.nojekyll` and `.well-known`', () => {
    publish('a', { files: { '.nojekyll': '', '.well-known/security.txt': 'Contact' } })
    expect(read('tree/.well-known/security.txt')).toBe('Contact')
  })

  test('refuses a folder with something else in it, and changes nothing in it', () => {
    write('mine/.ssh/id', 'key')
    write('mine/.env', 'secret')
    build('a')
    expect(() => placeSite(at('site'), at('mine'), { commit: 'a' })).toThrow("these commands didn't create it")
    expect(read('mine/.ssh/id')).toBe('key')
    expect(read('mine/.env')).toBe('secret')
  })
})
