import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'

export type TempFolder = ReturnType<typeof createTempFolder>

/** Gives each test in a file a new folder, and removes it afterwards. The functions take names from that folder on. */
export function createTempFolder() {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'test-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const at = (...names: string[]) => path.join(root, ...names)
  const read = (name: string) => readFileSync(at(name), 'utf8')
  return {
    /** Returns the absolute path of a name or, without one, of the folder itself. */
    at,
    read,
    readJson: (name: string) => JSON.parse(read(name)),
    /** Writes a file, and creates the folders that it's in. */
    write(name: string, text = '') {
      mkdirSync(path.dirname(at(name)), { recursive: true })
      writeFileSync(at(name), text)
    },
    /** Lists the names directly in a folder, sorted. */
    list: (name = '') => readdirSync(at(name)).sort(),
    /** Lists all files and folders below a folder, sorted. */
    listAll: (name = '') => readdirSync(at(name), { recursive: true, encoding: 'utf8' }).sort(),
    remove: (name: string) => rmSync(at(name), { recursive: true, force: true }),
  }
}
