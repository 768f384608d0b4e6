import { buildContext } from '../lib/content/check/build-context'
import { checkContent } from '../lib/content/check/check-content'
import { listReportLines } from '../lib/content/check/print-report'
import { readContent } from '../lib/content/check/read-content'

/** Prints every problem of `content/` with its place and cure. `--annotations`, or a run on GitHub, adds its marks beside the lines. */
const { CI, GITHUB_ACTIONS } = process.env
const annotates = process.argv.includes('--annotations') || (CI === 'true' && GITHUB_ACTIONS !== undefined)

const { files, assets } = readContent(process.cwd())
const problems = checkContent(files, buildContext(files, assets))
const pages = [...files.keys()].filter((path) => path.endsWith('.mdx')).length
for (const line of listReportLines(problems, pages, annotates)) console.log(line)
if (problems.length) process.exitCode = 1
