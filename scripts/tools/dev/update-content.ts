import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checkPage } from '@/lib/check/check-content'
import { findPlace } from '@/lib/check/places'
import { renew } from '@/lib/source/memo.mjs'
import { toMemoryKey } from '@/lib/source/memory'
import { formatFinding, listFindings } from '@/lib/source/problem'
import { getLatestVersion } from '@/lib/source/site-tokens.mjs'
import { compileContent, removeDamagedCache } from '../build/compile-content'
import { type CheckedContent, openContentMemory, readCheckedContent } from '../build/content'
import { hashFiles, hashLibrary } from '../build/ensure-built.mjs'
import { writeData } from '../build/write-data'
import { writeEditorFiles } from '../build/write-editor-files'
import { writeFragments } from '../build/write-fragments'
import { writeGenerated, writeStamp } from '../build/write-generated'
import { writeWhole } from '../write-file'
import { publishEntries, publishEntry } from './publish-entries'

/**
 * What `dev.ts` asks for. `page`: hand over one page beforehand, if it has no problems, so that editors see what they saved at once. `prepare`: check
 * the content, compile it if pages have changed, and send the report. `publish`: hand the result to Next. `isSure` is false if files changed while the
 * last request was being handled, so nobody knows which state it read.
 */
export type ContentRequest =
  | { want: 'page'; file: string; isSure: boolean }
  | { want: 'prepare'; hasPages: boolean; isSure: boolean }
  | { want: 'publish' }

/**
 * The process of `npm run dev` that checks and compiles content. `dev.ts` replaces it when code changes, so the check's rules and the configuration are
 * always those of the last save.
 */
const compiling = path.resolve('.generated/contentlayer')
const compilingPage = path.resolve('.generated/contentlayer-page')
const published = '.contentlayer/generated'
/** The code that this process runs, and that of the cards, because the editor's bar asks for a new card when the stamp changes. */
const code = hashLibrary() + hashFiles(['contentlayer.config.ts', 'components/og', 'scripts'])
const memory = openContentMemory('content')
const highlighted = openContentMemory('code')
let content: CheckedContent | undefined
let leftOut: readonly string[] = []
/** Whether Next has everything of `content`. */
let isPublished = false
/** What the collections were last compiled with, besides the pages. */
let compiledWith = ''
let saving: NodeJS.Timeout | undefined
/** How long saving waits in milliseconds, so that Next has the computer to itself while it renders the new content. */
const rendering = 1000
/** Makes the stamp a new one if Next may have read something else under the last one. */
let salt = ''

for (const folder of [compiling, compilingPage]) removeDamagedCache(folder)
const generated = writeGenerated()
/** The newest release of the last save. It's part of the inline scripts, as the ID of the announcement. */
let latest = getLatestVersion()
process.on('disconnect', () => process.exit())
process.on('message', async (request: ContentRequest) => {
  clearTimeout(saving)
  await generated
  if (request.want !== 'publish' && !request.isSure) salt = `${Date.now()}`
  const isShown = request.want === 'page' && (await publishPage(request.file))
  if (request.want === 'prepare') await prepare(request.hasPages || !request.isSure)
  if (request.want === 'publish' && content) await publish(content)
  process.send?.({ isDone: true, isShown })
})

/**
 * Hands one page to Next. If it has or had problems, it waits for the check of everything, and so does a release that becomes the newest.
 * @returns whether it did
 */
async function publishPage(file: string): Promise<boolean> {
  if (!content || !isPublished || content.problems.some(({ path }) => path === file)) return false
  renew(`${Date.now()}`)
  const source = readFileSync(file, 'utf8')
  const { page, problems } = checkPage(file, source, content.context, content.pages)
  if (!page || problems.length > 0 || latest !== getLatestVersion()) return false
  const id = file.slice('content/'.length)
  await compileContent(compilingPage, [], id)
  publishEntry(path.join(compilingPage, '.contentlayer/generated'), published, id)
  const pages = content.pages.map((other) => (other.path === file ? page : other))
  content = { ...content, files: new Map(content.files).set(file, source), pages }
  writeStamp(toStamp(content))
  return true
}

/** @param hasPages whether pages may have changed since the last time */
async function prepare(hasPages: boolean): Promise<void> {
  renew(`${Date.now()}`)
  isPublished = false
  content = readCheckedContent(memory)
  leftOut = [...new Set(content.problems.map((problem) => problem.path))]
    .filter((file) => /^(?:entry|fragment)$/.test(findPlace(file)?.kind ?? ''))
    .map((file) => file.slice('content/'.length))
  // We send the report before Contentlayer can fail, because its messages are less helpful.
  process.send?.({ report: listFindings(content.problems).flatMap(formatFinding) })
  // A release also becomes the newest when its post is no longer a draft.
  if (latest !== getLatestVersion()) await writeGenerated()
  latest = getLatestVersion()
  const compiledNow = toMemoryKey([leftOut, latest])
  if (hasPages || compiledNow !== compiledWith) await compileContent(compiling, leftOut)
  compiledWith = compiledNow
}

/**
 * Returns a text that changes with the content, its problems and the code that made it. If none of them has changed, Next has nothing to do: neither
 * after `publishPage` has handed over the only change, nor when the server starts again.
 */
function toStamp({ files, context, problems }: CheckedContent): string {
  return toMemoryKey([code, salt, [...files], [...context.assets], problems])
}

/** Hands the compiled content to Next. The stamp comes after everything that it announces. */
async function publish(content: CheckedContent): Promise<void> {
  const isLeftOut = (id: string) => leftOut.includes(id)
  publishEntries(path.join(compiling, '.contentlayer/generated'), published, isLeftOut)
  await writeData(content, highlighted)
  writeFragments(new Set(content.problems.map((problem) => problem.path)))
  writeWhole('.generated/content-problems.json', JSON.stringify(content.problems))
  writeStamp(toStamp(content))
  isPublished = true
  // Only the next start and code editors need these files, so they're written once Next has had time to show the change and no other change has begun.
  saving = setTimeout(() => {
    memory.save()
    highlighted.save()
    writeEditorFiles(content)
  }, rendering)
}
