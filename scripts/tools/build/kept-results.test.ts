import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { openKeptResults, toKey } from './kept-results'

const { at, list, write } = createTempFolder()
const open = () => openKeptResults<unknown>(at('kept'))
const readBytes = (key: string) => readFileSync(at('kept', key), 'latin1')
const writeBytes = (key: string, bytes: string) => writeFileSync(at('kept', key), bytes, 'latin1')
const result = { html: '<p>Text ⌘</p>', ids: new Map([['a', 1]]), picture: Buffer.from([0, 255]) }

describe('openKeptResults', () => {
  test('returns what an earlier build has kept, and nothing under any other key', () => {
    open().keep('a', result)
    expect(open().find('a')).toEqual(result)
    expect(open().find('b')).toBeUndefined()
  })

  test.each([
    ['is empty', () => ''],
    ['was cut off', (text: string) => text.slice(0, -1)],
    ['has a changed byte', (text: string) => text.replace('Text', 'Test')],
    ['is longer than it was', (text: string) => `${text}.`],
  ])('ignores a file that %s, and keeps the new result', (_how, damage) => {
    open().keep('a', 'Text')
    writeBytes('a', damage(readBytes('a')))
    expect(open().find('a')).toBeUndefined()
    open().keep('a', 'Text')
    expect(open().find('a')).toBe('Text')
  })

  test("ignores another result's file under this name", () => {
    open().keep('a', 'Text')
    writeBytes('b', readBytes('a'))
    expect(open().find('b')).toBeUndefined()
  })

  test("removes results that weren't used, and unfinished files", () => {
    const before = open()
    for (const key of ['a', 'b', 'c']) before.keep(key, 'Text')
    write('kept/d.tmp')
    const kept = open()
    kept.find('a')
    kept.keep('c', 'New')
    kept.removeUnused()
    expect(list('kept')).toEqual(['a', 'c'])
  })
})

test('a key changes with each part, and with the border between two parts', () => {
  const keys = [toKey('ab', 'c'), toKey('a', 'bc'), toKey('abc'), toKey('ab', 'd'), toKey('ab', 'c', '')]
  expect(new Set(keys).size).toBe(keys.length)
  expect(toKey('ä', Buffer.from('b'))).toBe(toKey(Buffer.from('ä'), 'b'))
})
