import path from 'node:path'
import { type Config, generateDotpkg, getConfig, runMain } from 'contentlayer2/core'
import { checkContent } from '@/lib/check/check-content'
import { buildContext } from '@/lib/check/context'
import { parsePage } from '@/lib/check/lexer/parse-page'
import { findPlace } from '@/lib/check/places'
import { readContent } from '@/lib/check/read-content'
import { renew } from '@/lib/source/memo.mjs'
import { formatFinding, listFindings, type Problem } from '@/lib/source/problem'
import { writeFragments } from '../build/write-fragments'
import { writeWhole } from '../write-file'
import { publishEntries } from './publish-entries'
import { rememberPages } from './remember-pages'

/**
 * The process of `npm run dev` that checks and compiles content. When it gets `prepare`, it does both and sends the report. When it gets `publish`,
 * it hands the result to Next. `dev.ts` replaces this process when code changes, so the check's rules and the configuration are always those
 * of the last save.
 */
const configPath = path.resolve('contentlayer.config.ts')
const compiling = path.resolve('.generated/contentlayer')
const options = { tracingServiceName: 'dev', verbose: false, customCwd: compiling } as unknown as Parameters<
  typeof runMain
>[0]
const { env } = process
const parse = rememberPages(parsePage)
let problems: readonly Problem[] = []
let leftOut: readonly string[] = []

env.CONTENT_STAMP = `${Date.now()}`
const generated = import('../build/write-generated')
process.on('disconnect', () => process.exit())
process.on('message', async (wish) => {
  await generated
  if (wish === 'prepare') await prepare()
  else publish()
  process.send?.({ isDone: true })
})

async function prepare(): Promise<void> {
  renew(`${Date.now()}`)
  const { files, assets } = readContent(process.cwd())
  problems = checkContent(files, buildContext(files, assets), parse)
  leftOut = [...new Set(problems.map((problem) => problem.path))]
    .filter((file) => findPlace(file)?.kind === 'entry')
    .map((file) => file.slice('content/'.length))
  // We send the report before Contentlayer can fail, because its messages are less helpful.
  process.send?.({ report: listFindings(problems).flatMap(formatFinding) })
  await compile(leftOut)
}

/** Hands the compiled content to Next. The stamp comes last, so everything that it announces is already there. */
function publish(): void {
  const isLeftOut = (id: string) => leftOut.includes(id)
  publishEntries(path.join(compiling, '.contentlayer/generated'), '.contentlayer/generated', isLeftOut)
  writeFragments(new Set(problems.map((problem) => problem.path)))
  writeWhole('.generated/content-problems.json', JSON.stringify(problems))
  writeWhole('.generated/stamp.mjs', `export const stamp = '${Date.now()}'\n`)
}

/** Compiles into a separate folder, because Contentlayer removes each file before it writes it. If it fails, it ends this process. */
async function compile(leftOut: readonly string[]): Promise<void> {
  env.CONTENT_LEFT_OUT = JSON.stringify(leftOut)
  const config = (await runMain(options)(getConfig({ configPath }))) as Config
  await runMain(options)(generateDotpkg({ config, verbose: false }))
}
