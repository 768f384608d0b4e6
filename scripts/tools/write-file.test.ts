import { statSync, utimesSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { removeOthers, writeWhole } from './write-file'

const { at, read, write, list } = createTempFolder()
let file: string

beforeEach(() => {
  file = at('folder/data.json')
})

describe('writeWhole', () => {
  test('creates the folder, and leaves only the file in it', () => {
    writeWhole(file, 'one')
    writeWhole(file, 'two')
    expect(read('folder/data.json')).toBe('two')
    expect(list('folder')).toEqual(['data.json'])
  })

  test("doesn't touch a file that already has the same text", () => {
    writeWhole(file, 'one')
    const before = new Date(2020, 1, 1)
    utimesSync(file, before, before)
    writeWhole(file, 'one')
    expect(statSync(file).mtime).toEqual(before)
  })

  test("never shows half a file to somebody who's reading it", { timeout: 60_000 }, async () => {
    writeWhole(file, toText(0))
    const reader = new Worker(
      `const { readFileSync } = require('node:fs')
       const { parentPort, workerData } = require('node:worker_threads')
       let isOver = false
       parentPort.on('message', () => { isOver = true })
       let faults = 0, reads = 0
       const read = () => {
         for (let i = 0; i < 20; i += 1) {
           try { JSON.parse(readFileSync(workerData, 'utf8')) } catch { faults += 1 }
           reads += 1
         }
         if (!isOver) return setImmediate(read)
         parentPort.postMessage({ faults, reads })
         parentPort.close()
       }
       read()`,
      { eval: true, workerData: file },
    )
    await new Promise((resolve) => reader.once('online', resolve))
    for (let round = 1; round <= 50; round += 1) writeWhole(file, toText(round))
    const result = new Promise<{ faults: number; reads: number }>((resolve) => reader.once('message', resolve))
    reader.postMessage('over')
    const { faults, reads } = await result
    expect(reads).toBeGreaterThan(0)
    expect(faults).toBe(0)
  })
})

test("removeOthers removes files that aren't listed, unless another process is still writing them", () => {
  for (const name of ['a.json', 'b.json', 'a.json.123.tmp']) write(`folder/${name}`)
  removeOthers(at('folder'), new Set(['a.json']))
  expect(list('folder')).toEqual(['a.json', 'a.json.123.tmp'])
})

const toText = (round: number) => JSON.stringify(Array.from({ length: 2000 }, (_, index) => `${round} ${index}`))
