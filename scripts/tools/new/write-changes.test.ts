import { describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { create, edit, remove, writeChanges } from './write-changes'

const folder = createTempFolder()

describe('writeChanges', () => {
  test('writes every file, and can undo all of it', () => {
    folder.write('list.txt', 'a')
    const undo = writeChanges(folder.at(), [edit('list.txt', 'a b'), create('new/deep/b.txt', 'b')])
    expect([folder.read('list.txt'), folder.read('new/deep/b.txt')]).toEqual(['a b', 'b'])
    undo()
    expect([folder.read('list.txt'), ...folder.listAll()]).toEqual(['a', 'list.txt'])
  })

  test('removes a file, and can restore it', () => {
    folder.write('old.txt', 'a')
    const undo = writeChanges(folder.at(), [remove('old.txt')])
    expect(folder.listAll()).toEqual([])
    undo()
    expect(folder.read('old.txt')).toBe('a')
  })

  test('writes nothing if a new file exists', () => {
    folder.write('b.txt', 'mine')
    folder.write('list.txt', 'a')
    const changes = [edit('list.txt', 'a b'), create('b.txt', 'b')]
    expect(() => writeChanges(folder.at(), changes)).toThrow('b.txt already exists  (edit it, or choose another name)')
    expect([folder.read('list.txt'), folder.read('b.txt')]).toEqual(['a', 'mine'])
  })

  test("leaves nothing behind if a file can't be written", () => {
    folder.write('list.txt', 'a')
    folder.write('file', 'not a folder')
    const changes = [edit('list.txt', 'a b'), create('new/b.txt', 'b'), create('file/c.txt', 'c')]
    expect(() => writeChanges(folder.at(), changes)).toThrow('Nothing has been changed')
    expect([folder.read('list.txt'), ...folder.listAll()]).toEqual(['a', 'file', 'list.txt'])
  })
})
