import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Results of earlier work, by what they were made from. A `Map` remembers them as long as the process runs. Values have to survive JSON, because
 * `openMemory` keeps them in a file.
 */
export type Memory = { has(key: string): boolean; get(key: string): unknown; set(key: string, value: unknown): unknown }

/**
 * Returns what `make` returns, or what it returned for the same input before.
 * @param input everything that the result depends on, beginning with a name for the kind of result
 */
export function remember<Value>(memory: Memory, input: readonly unknown[], make: () => Value): Value {
  const key = toMemoryKey(input)
  if (memory.has(key)) return memory.get(key) as Value
  const value = make()
  memory.set(key, value)
  return value
}

/** Does the same as `remember` for work that takes a while. */
export async function rememberLater<Value>(
  memory: Memory,
  input: readonly unknown[],
  make: () => Promise<Value>,
): Promise<Value> {
  const key = toMemoryKey(input)
  if (memory.has(key)) return memory.get(key) as Value
  const value = await make()
  memory.set(key, value)
  return value
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Returns a short text that's different for every input. */
export const toMemoryKey = (input: readonly unknown[]): string => hash(JSON.stringify(input))

/**
 * Opens the memory that an earlier process has saved in a file. It's empty if the file is missing, damaged, or made by other code. Callers get the same
 * object each time, so they mustn't change a result.
 * @param code a text that changes with the code that makes the results
 * @returns also `save`, which keeps the results that were used or made since the last time, and forgets the others
 */
export function openMemory(file: string, code: string): Memory & { save: () => void } {
  const saved = readRecords(file, code)
  let used = new Map<string, string>()
  let last = saved
  let values = new Map<string, unknown>()
  const find = (key: string) => used.get(key) ?? last.get(key)
  return {
    has: (key) => find(key) !== undefined,
    get: (key) => {
      const json = find(key)
      if (json === undefined) return undefined
      used.set(key, json)
      if (!values.has(key)) values.set(key, JSON.parse(json))
      return values.get(key)
    },
    set: (key, value) => used.set(key, JSON.stringify(value) ?? 'null'),
    save: () => {
      const isSame = used.size === last.size && [...used.keys()].every((key) => last.has(key))
      if (!isSame) writeRecords(file, code, used)
      last = used
      values = new Map([...values].filter(([key]) => used.has(key)))
      used = new Map()
    },
  }
}

/** Reads a file of records: a line with a hash of everything after it and of `code`, then a line with the key and the JSON of each record. */
function readRecords(file: string, code: string): Map<string, string> {
  const records = new Map<string, string>()
  if (!existsSync(file)) return records
  const text = readFileSync(file, 'utf8')
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (text.slice(0, end) !== hash(code + body)) return records
  for (const line of body.split('\n')) {
    const tab = line.indexOf('\t')
    if (tab > 0) records.set(line.slice(0, tab), line.slice(tab + 1))
  }
  return records
}

/** Writes the file in one step, because two commands may use it at the same time. */
function writeRecords(file: string, code: string, records: ReadonlyMap<string, string>): void {
  const body = [...records].map(([key, json]) => `${key}\t${json}`).join('\n')
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  writeFileSync(unfinished, `${hash(code + body)}\n${body}`)
  renameSync(unfinished, file)
}
