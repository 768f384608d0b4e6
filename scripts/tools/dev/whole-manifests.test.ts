import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeManifestsWhole } from './whole-manifests.mjs'

const { writeFile } = fs.promises
const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'))

afterEach(() => {
  fs.promises.writeFile = writeFile
  rmSync(folder, { recursive: true })
})

test('a request reads the whole list of static pages while Next writes a new one', async () => {
  writeManifestsWhole()
  const file = path.join(folder, 'prerender-manifest.json')
  writeFileSync(file, '{"routes":{}}')
  const opened = openSync(file, 'r')
  await Promise.all([
    fs.promises.writeFile(file, '{"routes":{"/a":{}}}'),
    fs.promises.writeFile(file, '{"routes":{"/b":{}}}'),
  ])
  expect(readFileSync(opened, 'utf8')).toBe('{"routes":{}}')
  closeSync(opened)
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"routes":\{"\/[ab]":\{\}\}\}$/)
  expect(fs.readdirSync(folder)).toEqual(['prerender-manifest.json'])
})
