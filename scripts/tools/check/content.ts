import { checkProject } from '@/lib/check/prose/check-project'
import { listReportLines } from '@/lib/check/report'
import { checkSecurityExpiry } from '@/lib/check/security-expiry'
import { openContentMemory, readCheckedContent } from '../build/content'
import { writeEditorFiles } from '../build/write-editor-files'

/**
 * Prints every problem in `content/` with its place and fix, and every problem with the spelling, grammar and style of anything that people read.
 * It also says when `security.txt` expires, and writes what code editors know about the content. `--annotations`, or a run on GitHub, also annotates the lines.
 */
const { CI, GITHUB_ACTIONS } = process.env
const annotates = process.argv.includes('--annotations') || (CI === 'true' && GITHUB_ACTIONS !== undefined)

const memory = { content: openContentMemory('content'), prose: openContentMemory('prose') }
const content = readCheckedContent(memory.content)
const { files, context, pages, problems } = content
const prose = await checkProject(process.cwd(), pages, files, { ...context, memory: memory.prose })
const expiry = checkSecurityExpiry(files.get('lib/site/config.mjs') ?? '', new Date())
const found = [...problems, ...prose.problems, ...expiry.problems]
for (const line of listReportLines(found, pages.length, annotates)) console.log(line)
for (const note of [...prose.notes, ...expiry.notes]) console.log(note)
if (found.length > 0) process.exitCode = 1
writeEditorFiles(content)
memory.content.save()
memory.prose.save()
