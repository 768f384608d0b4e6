import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceFolder, restoreFolder } from './replace-folder.mjs'

let root: string
const at = (name: string) => path.join(root, name)
const make = (name: string, text: string) => {
  mkdirSync(at(name))
  writeFileSync(at(`${name}/page.html`), text)
}
const read = (name: string) => readFileSync(at(`${name}/page.html`), 'utf8')

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'replace-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('replaceFolder', () => {
  test('puts the new one in the place of the old one and leaves nothing else', () => {
    make('out', 'old')
    make('built', 'new')
    replaceFolder(at('built'), at('out'))
    expect(read('out')).toBe('new')
    expect(readdirSync(root)).toEqual(['out'])
  })

  test('needs no old one', () => {
    make('built', 'new')
    replaceFolder(at('built'), at('out'))
    expect(read('out')).toBe('new')
  })

  test('has the old one back when the new one cannot be moved', () => {
    make('out', 'old')
    expect(() => replaceFolder(at('missing'), at('out'))).toThrow('ENOENT')
    expect(read('out')).toBe('old')
    expect(readdirSync(root)).toEqual(['out'])
  })
})

describe('restoreFolder', () => {
  test('puts back what an ended run left aside', () => {
    make('.out-before', 'old')
    restoreFolder(at('out'))
    expect(read('out')).toBe('old')
    expect(existsSync(at('.out-before'))).toBe(false)
  })

  test('keeps the new one where it already stands', () => {
    make('.out-before', 'old')
    make('out', 'new')
    restoreFolder(at('out'))
    expect(read('out')).toBe('new')
    expect(existsSync(at('.out-before'))).toBe(false)
  })
})
