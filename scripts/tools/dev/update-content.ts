import path from 'node:path'
import { findPlace } from '@/lib/check/places'
import { renew } from '@/lib/source/memo.mjs'
import { formatFinding, listFindings } from '@/lib/source/problem'
import { getLatestVersion } from '@/lib/source/site-tokens.mjs'
import { compileContent, removeDamagedCache } from '../build/compile-content'
import { type CheckedContent, openContentMemory, readCheckedContent } from '../build/content'
import { writeData } from '../build/write-data'
import { writeEditorFiles } from '../build/write-editor-files'
import { writeFragments } from '../build/write-fragments'
import { writeGenerated, writeStamp } from '../build/write-generated'
import { writeWhole } from '../write-file'
import { publishEntries } from './publish-entries'

/**
 * The process of `npm run dev` that checks and compiles content. When it gets `prepare`, it does both and sends the report. When it gets `publish`,
 * it hands the result to Next. `dev.ts` replaces this process when code changes, so the check's rules and the configuration are always those
 * of the last save.
 */
const compiling = path.resolve('.generated/contentlayer')
const memory = openContentMemory('content')
const highlighted = openContentMemory('code')
let content: CheckedContent | undefined
let leftOut: readonly string[] = []

removeDamagedCache(compiling)
const generated = writeGenerated()
/** The newest release of the last save. It's part of the inline scripts, as the ID of the announcement. */
let latest = getLatestVersion()
process.on('disconnect', () => process.exit())
process.on('message', async (wish) => {
  await generated
  if (wish === 'prepare') await prepare()
  else if (content) await publish(content)
  process.send?.({ isDone: true })
})

async function prepare(): Promise<void> {
  renew(`${Date.now()}`)
  content = readCheckedContent(memory)
  leftOut = [...new Set(content.problems.map((problem) => problem.path))]
    .filter((file) => /^(?:entry|fragment)$/.test(findPlace(file)?.kind ?? ''))
    .map((file) => file.slice('content/'.length))
  // We send the report before Contentlayer can fail, because its messages are less helpful.
  process.send?.({ report: listFindings(content.problems).flatMap(formatFinding) })
  // A release also becomes the newest when its post is no longer a draft.
  if (latest !== getLatestVersion()) await writeGenerated()
  latest = getLatestVersion()
  await compileContent(compiling, leftOut)
}

/** Hands the compiled content to Next. The stamp comes after everything that it announces. */
async function publish(content: CheckedContent): Promise<void> {
  const isLeftOut = (id: string) => leftOut.includes(id)
  publishEntries(path.join(compiling, '.contentlayer/generated'), '.contentlayer/generated', isLeftOut)
  await writeData(content, highlighted)
  writeFragments(new Set(content.problems.map((problem) => problem.path)))
  writeWhole('.generated/content-problems.json', JSON.stringify(content.problems))
  writeStamp(`${Date.now()}`)
  // Only the next start and code editors need these, so nobody has to wait for them.
  memory.save()
  highlighted.save()
  writeEditorFiles(content)
}
