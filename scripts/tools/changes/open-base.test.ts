import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { copyPublishedPictures, openBase } from './open-base'

const { at, read, write } = createTempFolder()
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], { cwd: at(), stdio: 'pipe' })

beforeEach(() => {
  git('init', '--quiet')
  process.chdir(at())
})
const start = process.cwd()
afterEach(() => process.chdir(start))

function publish(): void {
  write('index.html', 'production')
  write('.kept.json', JSON.stringify({ deploys: [{ commit: '0123456789abcdef' }] }))
  write('previews/x/index.html', 'preview of x')
  write('previews/x/preview.json', JSON.stringify({ branch: 'x', commit: '0123abc', basePath: '/previews/x' }))
  write('previews/x/changes/a-1440-light.png', 'picture')
  git('add', '--all', '--force')
  git('commit', '--quiet', '-m', 'Publish')
  git('update-ref', 'refs/remotes/origin/published', 'HEAD')
}

describe('openBase', () => {
  test('opens the published production site, without previews', () => {
    publish()
    const base = openBase(undefined)
    expect(base).toMatchObject({ name: 'production (commit 01234567)', earlier: '' })
    expect(read(`${base?.folder}/index.html`)).toBe('production')
    expect(existsSync(at(`${base?.folder}/previews`))).toBe(false)
  })

  test('opens the published preview of a branch, or a folder', () => {
    publish()
    const base = openBase('x')
    expect(base).toMatchObject({ name: 'the preview of x', earlier: '/previews/x' })
    expect(read(`${base?.folder}/index.html`)).toBe('preview of x')
    write('elsewhere/index.html')
    expect(openBase('elsewhere')).toEqual({ folder: 'elsewhere', name: 'the folder elsewhere' })
  })

  test('unpacks a site again if the last attempt was interrupted', () => {
    publish()
    write('bin/tar', '#!/bin/sh\necho half > "$4/index.html"\nexit 1\n')
    chmodSync(at('bin/tar'), 0o755)
    vi.stubEnv('PATH', `${at('bin')}:${process.env.PATH}`)
    expect(() => openBase(undefined)).toThrow('tar')
    vi.unstubAllEnvs()
    expect(read(`${openBase(undefined)?.folder}/index.html`)).toBe('production')
  })

  test('opens nothing before the first publication, and refuses an unknown name', () => {
    expect(openBase(undefined)).toBeUndefined()
    expect(() => openBase('unknown')).toThrow("There's neither a folder unknown nor a published preview")
  })
})

test('copyPublishedPictures takes over the pictures of a published preview', () => {
  publish()
  copyPublishedPictures('/previews/x', 'changes')
  expect(read('changes/a-1440-light.png')).toBe('picture')
  copyPublishedPictures('/previews/y', 'other')
  expect(existsSync(at('other'))).toBe(false)
})
