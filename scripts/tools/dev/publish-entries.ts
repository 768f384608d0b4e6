import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listPlainFiles } from '../publish/site-files'
import { writeWhole } from '../write-file'

type Entry = { _id: string; body?: unknown }

/**
 * Replaces the collections that Next reads with freshly compiled ones, file by file and each in one step. The lists of entries come last. An entry
 * that was left out because of its problems stays as it was.
 * @param from the folder `generated` that Contentlayer has written
 * @param to the folder `generated` that Next reads
 * @param isLeftOut returns whether the entry with that ID still exists in the content, but was left out
 */
export function publishEntries(from: string, to: string, isLeftOut: (id: string) => boolean): void {
  const files = listPlainFiles(from)
  const isList = (file: string) => path.basename(file) === '_index.json'
  for (const file of files.filter((file) => !isList(file))) {
    writeWhole(path.join(to, file), readFileSync(path.join(from, file), 'utf8'))
  }
  for (const file of files.filter(isList)) {
    const fresh = readList(path.join(from, file))
    const ids = new Set(fresh.map(({ _id }) => _id))
    const kept = readList(path.join(to, file)).filter(({ _id }) => isLeftOut(_id) && !ids.has(_id))
    writeList(path.join(to, file), [...fresh, ...kept])
  }
}

/**
 * Does the same for one entry, and leaves all others as they are.
 * @param id its path in `content/`
 */
export function publishEntry(from: string, to: string, id: string): void {
  const name = `${id.replaceAll('/', '__')}.json`
  for (const file of listPlainFiles(from).filter((file) => path.basename(file) === name)) {
    const text = readFileSync(path.join(from, file), 'utf8')
    const list = path.join(to, path.dirname(file), '_index.json')
    const entry = JSON.parse(text) as Entry
    writeWhole(path.join(to, file), text)
    writeList(list, [...readList(list).filter(({ _id }) => _id !== id), entry])
  }
}

/** Writes a list without the bodies, because after each save Next reads all lists, and each page reads its body from its own file. */
function writeList(file: string, entries: readonly Entry[]): void {
  writeWhole(file, JSON.stringify(entries.map(({ body: _body, ...entry }) => entry)))
}

function readList(file: string): Entry[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Entry[]) : []
}
