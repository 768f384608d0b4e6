import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { replaceFolder, restoreFolder } from './replace-folder.mjs'

const { at, list, ...folder } = createTempFolder()
const make = (name: string, text: string) => folder.write(`${name}/page.html`, text)
const read = (name: string) => folder.read(`${name}/page.html`)

describe('replaceFolder', () => {
  test('replaces the old folder with the new one and leaves nothing else behind', () => {
    make('out', 'old')
    make('built', 'new')
    replaceFolder(at('built'), at('out'))
    expect(read('out')).toBe('new')
    expect(list()).toEqual(['out'])
  })

  test('works without an old folder', () => {
    make('built', 'new')
    replaceFolder(at('built'), at('out'))
    expect(read('out')).toBe('new')
  })

  test("restores the old folder if the new one can't be moved", () => {
    make('out', 'old')
    expect(() => replaceFolder(at('missing'), at('out'))).toThrow('ENOENT')
    expect(read('out')).toBe('old')
    expect(list()).toEqual(['out'])
  })
})

describe('restoreFolder', () => {
  test('restores the folder that an interrupted run had moved aside', () => {
    make('.out-before', 'old')
    restoreFolder(at('out'))
    expect(read('out')).toBe('old')
    expect(existsSync(at('.out-before'))).toBe(false)
  })

  test('keeps the new one if it is already in place', () => {
    make('.out-before', 'old')
    make('out', 'new')
    restoreFolder(at('out'))
    expect(read('out')).toBe('new')
    expect(existsSync(at('.out-before'))).toBe(false)
  })
})
