import { listReportLines } from '@/lib/check/report'
import { fail } from '../fail.mjs'
import { compileContent, removeDamagedCache } from './compile-content'
import { openContentMemory, readCheckedContent } from './content'
import { writeData } from './write-data'
import { writeEditorFiles } from './write-editor-files'
import { writeGenerated, writeStamp } from './write-generated'

/**
 * The part of a build that comes before Next: checks the content, compiles the pages, and writes everything else that they're rendered from. The prose
 * isn't checked, because a misspelt word is no reason not to publish a fix.
 */
const memory = openContentMemory('content')
const highlighted = openContentMemory('code')
const content = readCheckedContent(memory)
const lines = listReportLines(content.problems, content.pages.length, false)
if (content.problems.length > 0) fail(lines.join('\n'))
console.log(lines.join('\n'))
await Promise.all([writeData(content, highlighted), writeGenerated()])
writeStamp('')
writeEditorFiles(content)
memory.save()
highlighted.save()
removeDamagedCache(process.cwd())
await compileContent(process.cwd())
