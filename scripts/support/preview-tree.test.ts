import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toPreviewBasePath } from '@/lib/preview/segment'
import { PreviewTree } from './preview-tree'

let root: string
let tree: PreviewTree
const at = (...names: string[]) => path.join(root, ...names)
const read = (...names: string[]) => readFileSync(at(...names), 'utf8')
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}

/** A site as `preview:build` leaves it, of two files. */
function build(branch: string, words: string, basePath = toPreviewBasePath(branch)): string {
  rmSync(at('built'), { recursive: true, force: true })
  write('built/index.html', words)
  write('built/index.txt', `data of ${words}`)
  write('built/preview.json', JSON.stringify({ branch, commit: '0123abc', basePath }))
  return at('built')
}

const publish = (branch: string, words = branch) => tree.publish(build(branch, words), branch)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'previews-'))
  tree = new PreviewTree(at('host'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('publish', () => {
  test('adds branches beside each other, and an index of them', () => {
    publish('feature/x')
    publish('main')
    expect(readdirSync(at('host/previews')).sort()).toEqual([
      'feature-x',
      'feature-x.txt',
      'index.html',
      'main',
      'main.txt',
    ])
    expect(read('host/previews/feature-x/index.html')).toBe('feature/x')
    expect(read('host/previews/index.html')).toContain('<a href="/previews/feature-x">feature/x</a>')
    expect(read('host/previews/index.html')).toContain('<a href="/previews/main">main</a>')
    expect(tree.list().map(({ branch }) => branch)).toEqual(['feature/x', 'main'])
  })

  test('writes the data of the start page beside the folder, where the router asks for it', () => {
    publish('feature/x')
    expect(read('host/previews/feature-x.txt')).toBe('data of feature/x')
  })

  test('replaces a branch wholly', () => {
    publish('feature/x')
    write('host/previews/feature-x/gone.html', 'of the time before')
    publish('feature/x', 'newer')
    expect(read('host/previews/feature-x/index.html')).toBe('newer')
    expect(read('host/previews/feature-x.txt')).toBe('data of newer')
    expect(existsSync(at('host/previews/feature-x/gone.html'))).toBe(false)
  })

  test('refuses two branches at one address, and keeps the first', () => {
    publish('feature/x')
    expect(() => publish('feature-x')).toThrow('"feature-x" and "feature/x" would both stand at /previews/feature-x')
    expect(read('host/previews/feature-x/index.html')).toBe('feature/x')
  })

  test('leaves alone what it did not make', () => {
    write('host/index.html', 'production')
    write('host/previews/main/index.html', 'by hand')
    write('host/previews/other.txt', 'by hand')
    expect(() => publish('main')).toThrow('previews/main was not made by preview:publish')
    expect(() => publish('other')).toThrow('previews/other.txt was not made by preview:publish')
    expect(read('host/previews/main/index.html')).toBe('by hand')
    expect(read('host/previews/other.txt')).toBe('by hand')
    expect(read('host/index.html')).toBe('production')
  })

  test('refuses a site of another branch, of another place, or none', () => {
    expect(() => tree.publish(build('main', 'x'), 'feature/x')).toThrow('holds the preview of "main"')
    expect(() => tree.publish(build('main', 'x', ''), 'main')).toThrow('was built for the root of a host')
    expect(() => tree.publish(at('nowhere'), 'main')).toThrow('holds no finished preview')
    expect(existsSync(at('host'))).toBe(false)
  })

  test('mends what a run left that was ended in the middle', () => {
    publish('main')
    write('host/previews/.main-incoming/index.html', 'half')
    publish('main', 'whole')
    expect(read('host/previews/main/index.html')).toBe('whole')
    expect(readdirSync(at('host/previews')).sort()).toEqual(['index.html', 'main', 'main.txt'])
  })
})

describe('prune', () => {
  test('removes deleted branches with all their files, and nothing else', () => {
    publish('feature/x')
    publish('main')
    write('host/previews/notes/index.html', 'by hand')
    expect(tree.prune(['main']).map(({ branch }) => branch)).toEqual(['feature/x'])
    expect(readdirSync(at('host/previews')).sort()).toEqual(['index.html', 'main', 'main.txt', 'notes'])
    expect(read('host/previews/index.html')).not.toContain('feature/x')
  })

  test('makes room for a branch that had the same address', () => {
    publish('feature/x')
    tree.prune(['feature-x'])
    publish('feature-x')
    expect(read('host/previews/feature-x/index.html')).toBe('feature-x')
  })

  test('takes an empty list for a mistake', () => {
    publish('main')
    expect(() => tree.prune([])).toThrow('nothing was removed')
    expect(tree.list()).toHaveLength(1)
  })

  test('has nothing to do where nothing was published', () => expect(tree.prune(['main'])).toEqual([]))
})
