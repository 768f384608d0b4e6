import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { toSegment } from '@/lib/publish/preview/preview'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { PreviewTree } from './preview-tree'
import { writePreview } from './testing'

const folder = createTempFolder()
const { at, read, readJson, write, list, remove } = folder
let tree: PreviewTree

const build = (branch: string, text: string, segment?: string) => writePreview(folder, 'built', branch, text, segment)
const publish = (branch: string, text = branch) => tree.publish(build(branch, text), branch)
const listPreviews = () => list('host/previews')

beforeEach(() => {
  tree = new PreviewTree(at('host'))
})

describe('publish', () => {
  test('adds branches next to each other, and an index of them', () => {
    expect(publish('fix-2')).toBe('/previews/fix-2')
    publish('main')
    expect(listPreviews()).toEqual(['fix-2', 'fix-2.txt', 'index.html', 'main', 'main.txt'])
    expect(read('host/previews/fix-2/index.html')).toBe('fix-2')
    expect(read('host/previews/index.html')).toContain('<a href="/previews/fix-2">Preview of fix-2</a>')
    expect(read('host/previews/index.html')).toContain('<a href="/previews/main">Preview of main</a>')
    expect(tree.list().map(({ branch }) => branch)).toEqual(['fix-2', 'main'])
  })

  test("puts security.txt at the root of a host with only previews, and doesn't change a site's own", () => {
    publish('main')
    expect(read('host/.well-known/security.txt')).toContain('Contact: mailto:')
    write('host/index.html', 'production')
    write('host/.well-known/security.txt', 'of production')
    publish('main')
    expect(read('host/.well-known/security.txt')).toBe('of production')
  })

  test('gives branches whose names read the same a preview each, and one called index too', () => {
    const branches = ['feature/x', 'feature-x', 'Feature/X', 'index']
    const addresses = branches.map((branch) => publish(branch))
    expect(new Set(addresses).size).toBe(branches.length)
    expect(addresses).not.toContain('/previews/index')
    for (const [index, branch] of branches.entries()) {
      expect(read(`host${addresses[index]}/index.html`)).toBe(branch)
      expect(read(`host${addresses[index]}.txt`)).toContain(`data of ${branch}:`)
      expect(read('host/previews/index.html')).toContain(`<a href="${addresses[index]}">Preview of ${branch}</a>`)
    }
  })

  test("replaces everything in a branch's preview except hashed files that an open page may still request", () => {
    publish('main', 'first')
    write('host/previews/main/gone.html', 'old')
    publish('main', 'second')
    expect(read('host/previews/main/index.html')).toBe('second')
    expect(read('host/previews/main.txt')).toContain('data of second')
    expect(existsSync(at('host/previews/main/gone.html'))).toBe(false)
    expect(list('host/previews/main/_next/static')).toEqual(['first.js', 'second.js'])
    const { deploys } = readJson('host/previews/main/.kept.json')
    expect(deploys.map(({ files }: { files: string[] }) => files)).toEqual([
      ['_next/static/second.js'],
      ['_next/static/first.js'],
    ])
  })

  test('keeps only the files of the previous three deploys', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) publish('main', text)
    expect(list('host/previews/main/_next/static')).toEqual(['b.js', 'c.js', 'd.js', 'e.js'])
  })

  test("keeps a preview's old address without a hash if it was built for that, and moves it otherwise", () => {
    tree.publish(build('feature/x', 'old', 'feature-x'), 'feature/x')
    tree.publish(build('feature/x', 'new', 'feature-x'), 'feature/x')
    expect(read('host/previews/feature-x/index.html')).toBe('new')
    expect(() => publish('feature-x')).toThrow('Build and publish that branch again first')
    publish('feature/x')
    expect(listPreviews()).toEqual(['index.html', toSegment('feature/x'), `${toSegment('feature/x')}.txt`].sort())
    publish('feature-x')
    expect(tree.list()).toHaveLength(2)
  })

  test("doesn't touch files that it didn't create, and explains what to do", () => {
    publish('first')
    write('host/index.html', 'production')
    write('host/previews/main/index.html', 'by hand')
    write('host/previews/other.txt', 'by hand')
    expect(() => publish('main')).toThrow("previews/main wasn't made by npm run preview -- publish")
    expect(() => publish('other')).toThrow("previews/other.txt wasn't made by npm run preview -- publish")
    expect(() => publish('other')).toThrow('Delete it')
    expect(tree.listStrangers()).toEqual(['main', 'other.txt'])
    expect(read('host/previews/main/index.html')).toBe('by hand')
    expect(read('host/previews/other.txt')).toBe('by hand')
    expect(read('host/index.html')).toBe('production')
  })

  test('refuses a site for another branch or address, and a missing one', () => {
    expect(() => tree.publish(build('main', 'x'), 'feature/x')).toThrow('contains the preview of "main"')
    expect(() => tree.publish(build('main', 'x', ''), 'main')).toThrow('was built for the root of a host')
    expect(() => tree.publish(build('main', 'x', 'other'), 'main')).toThrow('was built for /previews/other')
    expect(() => tree.publish(at('nowhere'), 'main')).toThrow('There is no finished preview')
    expect(existsSync(at('host'))).toBe(false)
  })

  test('refuses symbolic links and hidden files, with their path', () => {
    build('main', 'x')
    symlinkSync('/etc/passwd', at('built/_next/passwd.txt'))
    expect(() => tree.publish(at('built'), 'main')).toThrow(`${at('built/_next/passwd.txt')} is a symbolic link`)
    build('main', 'x')
    symlinkSync('/etc', at('built/etc'))
    expect(() => tree.publish(at('built'), 'main')).toThrow(`${at('built/etc')} is a symbolic link`)
    build('main', 'x')
    write('built/.env', 'secret')
    expect(() => tree.publish(at('built'), 'main')).toThrow(`${at('built/.env')} is a hidden file`)
    expect(existsSync(at('host'))).toBe(false)
  })

  test("doesn't keep a symbolic link that somebody has put into a preview", () => {
    publish('main')
    symlinkSync('/etc/passwd', at('host/previews/main/_next/static/passwd.js'))
    publish('main')
    expect(list('host/previews/main/_next/static')).toEqual(['main.js'])
  })

  test("doesn't publish through a symbolic link", () => {
    publish('main')
    mkdirSync(at('elsewhere'))
    symlinkSync(at('elsewhere'), at('host/previews/linked'))
    expect(() => publish('linked')).toThrow("previews/linked wasn't made by npm run preview -- publish")
    remove('host/previews')
    symlinkSync(at('elsewhere'), at('host/previews'))
    expect(() => publish('main')).toThrow("host/previews isn't a folder")
    expect(list('elsewhere')).toEqual([])
  })

  test("refuses a folder that isn't a tree, and changes nothing in it", () => {
    write('host/letter.txt', 'mine')
    expect(() => publish('main')).toThrow("these commands didn't create it")
    expect(() => tree.prune(['main'])).toThrow("these commands didn't create it")
    expect(list('host')).toEqual(['letter.txt'])
  })
})

describe('prune', () => {
  test('removes deleted branches with all their files, and nothing else', () => {
    publish('feature/x')
    publish('main')
    write('host/previews/notes/index.html', 'by hand')
    expect(tree.prune(['main']).map(({ branch }) => branch)).toEqual(['feature/x'])
    expect(listPreviews()).toEqual(['index.html', 'main', 'main.txt', 'notes'])
    expect(read('host/previews/index.html')).not.toContain('feature/x')
    expect(tree.listStrangers()).toEqual(['notes'])
  })

  test('treats an empty list as a mistake', () => {
    publish('main')
    expect(() => tree.prune([])).toThrow('Nothing was changed')
    expect(tree.list()).toHaveLength(1)
  })

  test('does nothing if nothing was published', () => {
    expect(tree.prune(['main'])).toEqual([])
    expect(existsSync(at('host'))).toBe(false)
  })
})
