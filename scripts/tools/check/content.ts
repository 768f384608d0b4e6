import { statSync } from 'node:fs'
import { checkProject, spellingPath } from '@/lib/check/prose/check-project'
import type { Misspelling, SpellingChecker } from '@/lib/check/prose/spelling'
import { listFiles } from '@/lib/check/read-content'
import { listReportLines } from '@/lib/check/report'
import { checkSecurityExpiry } from '@/lib/check/security-expiry'
import { openContentMemory, readCheckedContent } from '../build/content'
import { openThread } from '../build/threads'
import { writeEditorFiles } from '../build/write-editor-files'
import { readArguments } from '../fail.mjs'

/**
 * Prints every problem in `content/` with its place and fix, and every problem with the spelling, grammar and style of anything that people read.
 * It also says when `security.txt` expires, and writes what code editors know about the content. `--annotations`, or a run on GitHub, also annotates the lines.
 */
const { CI, GITHUB_ACTIONS } = process.env
const { annotations } = readArguments({ options: { annotations: { type: 'boolean', default: false } } }).values
const annotates = annotations || (CI === 'true' && GITHUB_ACTIONS !== undefined)

let spelling: ReturnType<typeof startSpelling> | undefined
const openSpelling = () => (spelling ??= startSpelling())
// Loading the dictionaries takes as long as everything else, so it begins at once if they're likely to be needed.
if (hasChanged()) openSpelling()

const memory = { content: openContentMemory('content'), prose: openContentMemory('prose') }
const content = readCheckedContent(memory.content)
const { files, context, pages, problems } = content
const prose = await checkProject(process.cwd(), pages, files, { ...context, memory: memory.prose }, async () => {
  const { check } = await openSpelling()
  return check
})
const expiry = checkSecurityExpiry(files.get('lib/site/config.mjs') ?? '', new Date())
const found = [...problems, ...prose.problems, ...expiry.problems]
for (const line of listReportLines(found, pages.length, annotates)) console.log(line)
for (const note of [...prose.notes, ...expiry.notes]) console.log(note)
if (found.length > 0) process.exitCode = 1
writeEditorFiles(content)
memory.content.save()
memory.prose.save()
await (await spelling)?.close()

/** Returns whether a file of the content seems to be newer than what's remembered about its prose. */
function hasChanged(): boolean {
  const remembered = statSync('.generated/memory/prose', { throwIfNoEntry: false })?.mtimeMs ?? 0
  return listFiles(process.cwd(), 'content').some((file) => statSync(file).mtimeMs > remembered)
}

/** Loads the dictionaries in a thread. */
async function startSpelling(): Promise<{ check: SpellingChecker; close: () => unknown }> {
  const module = new URL('./spell.ts', import.meta.url)
  const { ask, close } = await openThread<string, Misspelling[]>(module, spellingPath)
  const loaded = ask('')
  // If no text needs the dictionaries, the thread may be ended while it's still loading them. That rejects `loaded`, which nobody awaits then.
  loaded.catch(() => {})
  return {
    close,
    check: async (text) => {
      await loaded
      const answer = await ask(text)
      if ('fault' in answer) throw new Error(answer.fault)
      return answer.result
    },
  }
}
