import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { watch } from 'chokidar'
import { formatProblem } from '@/lib/source/problem'
import { generated } from '../build/ensure-built.mjs'
import { fail, readArguments } from '../fail.mjs'
import { collectOutput } from '../run.mjs'
import { checkPort } from '../serve/listen.mjs'
import { isWorthReading } from './next-output'
import { developmentEnv, startReportServer } from './report-server'
import type { ContentRequest } from './update-content'

/**
 * Runs content and Next, each in its own process. After every change, `update-content.ts` checks and compiles the content and writes a new stamp, which
 * `lib/catalogue/contentlayer.ts` imports, so Next notices the change. A page that's saved alone comes first. A mistake is reported here and in the
 * browser, and nothing stops.
 */
/** An answer of the content process. `isShown`: Next has the page that was to be handed over. */
type Message = { report?: string[]; isDone?: true; isShown?: boolean }

/** Besides the content, the code of the check, the configuration, the inline scripts and the cards, and files whose changes need a restart. */
const watched = ['content', 'public', 'lib', 'components/og', 'contentlayer.config.ts', 'scripts', 'package-lock.json']
/** The packages, and the code of this process and of Next's configuration, which can't be replaced while they run. */
const startFiles = [
  'lib/site/build-settings.mjs',
  'package-lock.json',
  'scripts/tools/build/ensure-built.mjs',
  'scripts/tools/dev/dev.ts',
  'scripts/tools/dev/next-output.ts',
  'scripts/tools/dev/report-server.ts',
  'scripts/tools/dev/static-paths.mjs',
  'scripts/tools/run.mjs',
  'scripts/tools/serve/listen.mjs',
]
/** Editors' own files, and tests. */
const unrelated = /(?:^|\/)(?:\.[^/]*|[^/]*~|[^/]*\.tmp)$|\.test\.tsx?$|^lib\/testing/
const runProgram = 'scripts/tools/run-program.mjs'
/** How long it must be quiet, in milliseconds: editors save in several steps, and git replaces many files. */
const quiet = 50
/** How long the check of everything leaves the computer to Next after a page was handed over, in milliseconds. */
const rendering = 600
/** How long Next may take to end, in milliseconds. */
const longestEnd = 10_000

readArguments({})
// Without PORT, Next looks for a free one.
await checkPort(process.env, 'npm run dev').catch((error: Error) => fail(error.message))
const began = Date.now()
let content: ChildProcess | undefined
let readContentOutput = () => ''
let next: ChildProcess | undefined
let indexing: ChildProcess | undefined
let isUpdating = false
let isOutdated = false
let isCodeOutdated = false
let lastChange = 0
/** The files that have changed since the last round, each with its event: `change`, or another one if it's new or gone. */
const changed = new Map<string, string>()
/** What has to be fixed: in the content, and in the spelling, grammar and style of texts that somebody has opened or saved. */
const problems: Record<'content' | 'prose', readonly string[]> = { content: [], prose: [] }
let lastReport = ''
let indexTimer: NodeJS.Timeout | undefined
const reports = await startReportServer((found) => {
  problems.prose = found.map(formatProblem)
  printReport()
})

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => stop(0))

startNextOnceReady()
watch(watched, { ignoreInitial: true, ignored: [unrelated, ...generated] })
  .on('all', (event, file) => {
    if (event !== 'change' || !changed.has(file)) changed.set(file, event)
    // This can't wait for the update, because the bar asks as soon as it has the new content.
    if (file.startsWith('content/')) reports.addText(file)
    // The synonyms are part of the search worker.
    if (file === 'content/search/synonyms.yml' || !/^(?:content|public)\b/.test(file)) isCodeOutdated = true
    void update()
  })
  .on('error', (error) => console.error('Some changes may go unnoticed:', error))
void update()

/** Checks and compiles the content once it's quiet, and again if it has changed in the meantime. */
async function update(): Promise<void> {
  isOutdated = true
  lastChange = Date.now()
  indexing?.kill()
  if (isUpdating) return
  isUpdating = true
  let isSure = true
  let hasPages = false
  for (let round = 1; isOutdated; round += 1) {
    for (let rest = quiet; rest > 0; rest = lastChange + quiet - Date.now()) await wait(rest)
    isOutdated = false
    const outdated = startFiles.filter((file) => changed.has(file))
    if (outdated.length > 0) await startAgain(outdated)
    if (isCodeOutdated) endContent()
    if (isCodeOutdated) reports.restart()
    isCodeOutdated = false
    const files = [...changed]
    changed.clear()
    hasPages ||= files.some(([file, event]) => event !== 'change' || file.endsWith('.mdx'))
    const [[file, event] = []] = files
    if (files.length === 1 && event === 'change' && file?.endsWith('.mdx')) {
      const { isShown } = await askContent({ want: 'page', file, isSure })
      isSure = !isOutdated
      const end = Date.now() + (isShown ? rendering : 0)
      while (!isOutdated && Date.now() < end) await wait(quiet)
      // The check can wait until somebody stops typing, but not for ever.
      if (isOutdated && round < 3) continue
    }
    const { report, isDone } = await askContent({ want: 'prepare', hasPages, isSure })
    isSure = false
    // A page checked before a save and compiled after it could fail, and so could reading a file that git has just removed. But somebody who never stops
    // typing has to see something, and an error that stays has to be shown.
    if (isOutdated ? round < 3 : !isDone && round === 1) {
      isOutdated = true
      continue
    }
    finishUpdate(report, isDone && (await askContent({ want: 'publish' })).isDone)
    round = 0
    hasPages = false
  }
  isUpdating = false
}

function finishUpdate(report: readonly string[] | undefined, isDone: boolean): void {
  if (report) {
    problems.content = report
    printReport()
  }
  if (!isDone) {
    content = undefined
    console.error(`\n${readContentOutput().trim()}\nThe pages stay as they were. Fix the error above and save.\n`)
  } else {
    if (report?.length === 0) indexSoon()
    reports.checkTexts()
  }
  startNextOnceReady()
}

/** Next can't start before content has been compiled once; after that it needn't wait for the check. */
function startNextOnceReady(): void {
  const needed = [
    '.contentlayer/generated/Doc/_index.json',
    '.generated/data',
    '.generated/fragments',
    '.generated/search-worker.json',
  ]
  if (needed.every((file) => existsSync(file))) next ??= startNext()
}

/** Prints what has to be fixed, unless nothing has changed since the last time. */
function printReport(): void {
  const report = [...problems.content, ...problems.prose].join('\n')
  if (report === lastReport) return
  lastReport = report
  if (report) console.error(`\n${report}\n`)
  else console.log('All problems in the content are fixed.')
}

/** Asks the content process to do something. `isDone` is false if the process broke down. `readContentOutput` then gives the reason. */
async function askContent(request: ContentRequest): Promise<{ report?: string[]; isDone: boolean; isShown?: boolean }> {
  if (!content?.connected) content = startContent()
  const worker = content
  let report: string[] | undefined
  return new Promise((resolve) => {
    const finish = (isDone: boolean, isShown = false) => {
      worker.off('message', hear)
      worker.off('close', fail)
      resolve({ report, isDone, isShown })
    }
    const fail = () => finish(false)
    const hear = (message: Message) => {
      report ??= message.report
      if (message.isDone) finish(true, message.isShown)
    }
    worker.on('message', hear)
    worker.on('close', fail)
    worker.send(request)
  })
}

/** Starts the content process. Its output is only shown if it breaks down, because our own report comes first and says more. */
function startContent(): ChildProcess {
  const worker = fork(runProgram, ['scripts/tools/dev/update-content.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  readContentOutput = collectOutput(worker)
  return worker
}

function endContent(): void {
  content?.kill()
  content = undefined
}

/** Starts Next without npx in between, so that ending the process ends Next. What it says while everything is fine would hide what has to be fixed. */
function startNext(): ChildProcess {
  // Next writes no colours into a pipe, unless it's told to.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const env = { ...process.env, ...colours, NEXT_TELEMETRY_DISABLED: '1', EDITOR_BAR_ORIGIN: reports.origin }
  const tool = spawn('node_modules/.bin/next', ['dev'], { stdio: ['ignore', 'pipe', 'inherit'], env })
  createInterface({ input: tool.stdout }).on('line', (line) => isWorthReading(line) && console.log(line))
  // Not on "exit", when the lines that explain it may not have been read yet. A process that was killed by a signal has no exit code.
  tool.on('close', (code) => stop(code ?? 1))
  return tool
}

/** Indexes a little later than the page updates, because that takes a few seconds, also of the server's time, and nobody searches while saving. */
function indexSoon(): void {
  clearTimeout(indexTimer)
  indexTimer = setTimeout(indexSearch, 1000)
}

function indexSearch(): void {
  if (indexing) {
    indexSoon()
    return
  }
  const begin = Date.now()
  indexing = spawn(process.execPath, [runProgram, 'scripts/tools/dev/index-pages.ts'], {
    env: { ...developmentEnv, SERVER_SINCE: String(began) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const readOutput = collectOutput(indexing)
  indexing.on('close', (code) => {
    indexing = undefined
    // It may have read half of a change, and the next valid state is indexed anyway.
    if (code !== 0 && lastChange < begin) console.error(`${readOutput().trim()}\nSearch keeps its last index.`)
  })
}

/** Ends everything, and has `scripts/dev.mjs` start it again with the new files. */
async function startAgain(files: readonly string[]): Promise<never> {
  console.log(`\nStarting again, to use the new ${files.join(' and ')}.\n`)
  process.send?.('start')
  if (next) {
    next.removeAllListeners('close')
    next.kill()
    // Its port is free when it has ended. If it doesn't end in time, the next start says so.
    await Promise.race([once(next, 'close'), wait(longestEnd)])
  }
  stop(0)
}

function stop(code: number): never {
  for (const tool of [content, next, indexing]) tool?.kill()
  reports.close()
  process.exit(code)
}
