import { checkContent } from '../lib/check/check-content'
import { buildContext } from '../lib/check/context'
import { recordPages } from '../lib/check/lexer/parse-page'
import { checkProject } from '../lib/check/prose/check-project'
import { readContent } from '../lib/check/read-content'
import { listReportLines } from '../lib/check/report'

/**
 * Prints every problem in `content/` with its place and fix, and every problem with the spelling, grammar and style of anything that people read. The
 * build doesn't check those (`--without-prose`), because a misspelt word is no reason not to publish a fix. `--annotations`, or a run on GitHub, also
 * annotates the lines.
 */
const { CI, GITHUB_ACTIONS } = process.env
const annotates = process.argv.includes('--annotations') || (CI === 'true' && GITHUB_ACTIONS !== undefined)

const { files, assets } = readContent(process.cwd())
const { pages, parse } = recordPages()
const problems = checkContent(files, buildContext(files, assets), parse)
const prose = process.argv.includes('--without-prose')
  ? { problems: [], notes: [] }
  : await checkProject(process.cwd(), pages, files)
for (const line of listReportLines([...problems, ...prose.problems], pages.length, annotates)) console.log(line)
for (const note of prose.notes) console.log(note)
if (problems.length + prose.problems.length > 0) process.exitCode = 1
