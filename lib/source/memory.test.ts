import { describe, expect, test } from 'vitest'
import { createTempFolder } from '../testing/temp-folder'
import { openMemory, remember, rememberLater } from './memory'

const folder = createTempFolder()
const open = (code = 'code') => openMemory(folder.at('memory'), code)

/** Remembers how long a text is. @returns the result, and whether it was made now */
function measure(memory: ReturnType<typeof open>, text: string) {
  let isMade = false
  const value = remember(memory, ['length', text], () => {
    isMade = true
    return { length: text.length }
  })
  return { value, isMade }
}

/** Measures texts in a memory and saves it. */
function save(...texts: string[]): void {
  const memory = open()
  for (const text of texts) measure(memory, text)
  memory.save()
}

describe('openMemory', () => {
  test('returns what an earlier process has saved', () => {
    save('one', 'three')
    expect(measure(open(), 'three')).toEqual({ value: { length: 5 }, isMade: false })
  })

  test('recomputes the result for another input', () => {
    save('one')
    expect(measure(open(), 'two')).toEqual({ value: { length: 3 }, isMade: true })
  })

  test('tells inputs apart that would be the same text if they were joined', () => {
    const memory = open()
    expect(remember(memory, ['a', 'bc'], () => 1)).toBe(1)
    expect(remember(memory, ['ab', 'c'], () => 2)).toBe(2)
  })

  test('forgets everything if the code has changed', () => {
    save('one')
    expect(measure(open('other code'), 'one').isMade).toBe(true)
  })

  test.each([
    ['a record was changed', (text: string) => text.replace('"length":3', '"length":4')],
    ['the end is missing', (text: string) => text.slice(0, -3)],
    ['it is empty', () => ''],
    ['it is something else', () => 'something else\n'],
  ])('forgets everything if the file is damaged: %s', (_, damage) => {
    save('one')
    folder.write('memory', damage(folder.read('memory')))
    expect(measure(open(), 'one')).toEqual({ value: { length: 3 }, isMade: true })
  })

  test("forgets what hasn't been used since the last time", () => {
    save('one', 'two')
    save('one')
    expect(measure(open(), 'one').isMade).toBe(false)
    expect(measure(open(), 'two').isMade).toBe(true)
  })

  test('keeps results from one save to the next in the same process', () => {
    const memory = open()
    measure(memory, 'one')
    memory.save()
    expect(measure(memory, 'one').isMade).toBe(false)
    memory.save()
    expect(measure(open(), 'one').isMade).toBe(false)
  })

  test('leaves no unfinished file behind', () => {
    save('one')
    expect(folder.list()).toEqual(['memory'])
  })

  test('remembers work that takes a while, but not its errors', async () => {
    const memory = open()
    const fail = () => Promise.reject(new Error('failed'))
    await expect(rememberLater(memory, ['a'], fail)).rejects.toThrow('failed')
    expect(await rememberLater(memory, ['a'], async () => 1)).toBe(1)
    expect(await rememberLater(memory, ['a'], async () => 2)).toBe(1)
  })
})
