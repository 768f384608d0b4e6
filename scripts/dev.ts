import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, watch, writeFileSync } from 'node:fs'
import { buildContext } from '@/lib/content/check/build-context'
import { checkContent } from '@/lib/content/check/check-content'
import { readContent } from '@/lib/content/check/read-content'
import { formatProblems } from '@/lib/content/problem'
import { run } from './support/run.mjs'

/**
 * Contentlayer and Next side by side. Next does not watch content, so whenever Contentlayer has written, or a YAML file changed, a new
 * stamp is written: `lib/content/generated.ts` imports it, and the browser shows the page anew. A broken file is reported here with line and
 * cure, and on its page; nothing stops, and saving it again mends it.
 */
const problemsFile = '.generated/content-problems.json'

mkdirSync('.generated', { recursive: true })
reportProblems()
await run('npx', ['tsx', 'scripts/write-generated.ts'])
if (!existsSync('.contentlayer/generated/index.mjs')) {
  await run('npx', ['contentlayer2', 'build']).catch(() =>
    console.error('Mend the problems above; the site starts as soon as content builds.'),
  )
}

let contentlayer = startContentlayer()
const next = spawnTool('next', 'dev')
next.on('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

let indexing: Promise<void> | undefined
/** The index follows a little later than the page: it takes a few seconds, and nobody searches while saving. */
const indexSearch = debounce(async () => {
  await indexing
  indexing = run('npx', ['tsx', 'scripts/build-search-index.ts']).catch(() =>
    console.error('Search goes on with the index of before.'),
  )
}, 1000)
indexSearch()

const refresh = debounce(() => {
  writeFileSync('.generated/stamp.mjs', `export const stamp = '${Date.now()}'\n`)
  indexSearch()
})
const checkAndRefresh = debounce(() => {
  reportProblems()
  // A failed run may end Contentlayer's watcher; the next save starts it again.
  if (contentlayer.exitCode !== null) contentlayer = startContentlayer()
  refresh()
})
watch('content', { recursive: true }, checkAndRefresh)
watch('.contentlayer', { recursive: true }, (_event, name) => {
  if (name?.endsWith('.json')) refresh()
})

/** Without npx in between, so that ending it ends the tool. */
function spawnTool(name: string, ...args: string[]): ChildProcess {
  return spawn(`node_modules/.bin/${name}`, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

function startContentlayer(): ChildProcess {
  return spawnTool('contentlayer2', 'dev')
}

function reportProblems() {
  const { files, assets } = readContent(process.cwd())
  const problems = checkContent(files, buildContext(files, assets))
  writeFileSync(problemsFile, JSON.stringify(problems))
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}\n`)
}

/** Editors save in several steps, and Contentlayer writes many files: wait until it has been quiet for a moment. */
function debounce(work: () => void, quiet = 60): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(work, quiet)
  }
}

function stop(code: number) {
  contentlayer.kill()
  next.kill()
  process.exit(code)
}
