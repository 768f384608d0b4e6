import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { interpreters } from '../install/interpreters.mjs'
import { type Outcome, runProgram } from './sample-run'

/** The base URL in the programs of the API's pages. */
const baseUrl = 'https://{apiHost}/v1'
const pages = 'content/api'

/** Reads the programs in the API's pages, by the file name that their title tells readers to use. */
export function readPagePrograms(): ReadonlyMap<string, string> {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))
  const programs = files.flatMap((file) => {
    const blocks = readFileSync(path.join(pages, file), 'utf8').matchAll(
      /^```\w+ title="([\w-]+\.\w+)"\n([\s\S]*?)^```$/gm,
    )
    return [...blocks].map(([, name = '', code = '']) => [name, code] as const)
  })
  return new Map(programs)
}

/**
 * Saves programs of the API's pages in a folder, as a reader would, with another base URL.
 * @throws if no page has one of them
 */
export function savePagePrograms(names: readonly string[], folder: string, url: string): void {
  const programs = readPagePrograms()
  for (const name of names) {
    const code = programs.get(name)
    if (code === undefined) {
      throw new Error(`${pages} has no program "${name}"  (give a code block the title "${name}")`)
    }
    writeFileSync(path.join(folder, name), code.replaceAll(baseUrl, url))
  }
}

/** Clocks that advance only while a program sleeps, in each language. They write each pause to a file, and end the program after some time. */
const clocks = {
  mjs: {
    command: process.execPath,
    args: ['--import', './clock.mjs'],
    file: 'clock.mjs',
    code: `import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
const now = Date.now
let slept = 0
Date.now = () => now() + slept * 1000
timers.setTimeout = async (time) => {
  slept += time / 1000
  appendFileSync('slept.txt', time / 1000 + '\\n')
  if (slept >= process.env.STOP_AFTER) process.exit(0)
}
syncBuiltinESMExports()
`,
  },
  py: {
    command: interpreters.python.command,
    args: [],
    // Python loads this file at its start.
    file: 'sitecustomize.py',
    code: `import os, sys, time
now = time.time
slept = 0
def sleep(seconds):
    global slept
    slept += seconds
    with open("slept.txt", "a") as file:
        file.write(f"{seconds}\\n")
    if slept >= float(os.environ["STOP_AFTER"]):
        sys.exit(0)
time.sleep = sleep
time.time = lambda: now() + slept
`,
  },
  rb: {
    command: interpreters.ruby.command,
    args: ['-r', './clock.rb'],
    file: 'clock.rb',
    code: `$slept = 0
module Kernel
  alias real_sleep sleep
  def sleep(seconds)
    return real_sleep(seconds) unless Thread.current == Thread.main
    $slept += seconds
    File.write('slept.txt', "#{seconds}\\n", mode: 'a')
    exit if $slept >= ENV['STOP_AFTER'].to_f
  end
end
class << Time
  alias real_now now
  def now = real_now + $slept
end
`,
  },
}

/** The file extensions of the languages that have a clock. */
export type Ending = keyof typeof clocks

/** Runs a saved program with a clock that doesn't make anybody wait. @param seconds after how many seconds of sleep the program ends */
export function runWithClock(ending: Ending, name: string, folder: string, seconds: number): Promise<Outcome> {
  const { command, args, file, code } = clocks[ending]
  writeFileSync(path.join(folder, file), code)
  return runProgram(command, [...args, name], folder, { STOP_AFTER: String(seconds), PYTHONPATH: folder })
}

/** Lists how many seconds each pause of a program in a folder has lasted. */
export function listPauses(folder: string): number[] {
  const file = path.join(folder, 'slept.txt')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
}
