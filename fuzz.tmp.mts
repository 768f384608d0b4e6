import { readContent } from '/work/main/lib/content/check/read-content.ts'
import { buildContext } from '/work/main/lib/content/check/build-context.ts'
import { checkContent } from '/work/main/lib/content/check/check-content.ts'
import { formatProblem } from '/work/main/lib/content/problem.ts'
import {unified} from 'unified'
import remarkParse from 'remark-parse'
import remarkMdx from 'remark-mdx'
import remarkGfm from 'remark-gfm'
import remarkDirective from 'remark-directive'
const proc = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)
const { files, assets } = readContent('/work/main')
const paths = [...files.keys()].filter(p => p.endsWith('.mdx') && p.includes('/docs/'))
const ctx = buildContext(files, assets)
// few-file site: only one page plus what is needed would give link faults; so use the whole set but cache? use single-file set and ignore link faults
let seed = Number(process.argv[2] ?? 1)
const rnd = () => { seed = (seed + 0x6D2B79F5) | 0; let t = Math.imul(seed ^ (seed >>> 15), 1 | seed); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296 }
const bits = ['<','>','{','}','"','`','```','</','/>',':::','\n\n','\n','<Steps>','</Steps>','<!--','-->','\\','[',']','(',')','**','---','<5','{x}','import ','“','<br>','#','|',':']
let missed = 0, parserOnly = 0, n = 0, broken = 0
const msgs = new Map<string, number>()
for (let i = 0; i < Number(process.argv[3] ?? 1500); i++) {
  const path = paths[Math.floor(rnd()*paths.length)]!
  const src = files.get(path)!
  const bodyAt = src.indexOf('\n---\n', 4) + 5
  const at = bodyAt + Math.floor(rnd()*(src.length-bodyAt))
  const op = rnd()
  const del = op < 0.4 ? 1 + Math.floor(rnd()*3) : 0
  const ins = op >= 0.3 ? bits[Math.floor(rnd()*bits.length)]! : ''
  const bad = src.slice(0, at) + ins + src.slice(at + del)
  let fails: any
  try { proc.parse(bad.slice(bodyAt)) } catch (e) { fails = e }
  n++
  let problems
  try { problems = checkContent(new Map([[path, bad]]), ctx).filter(p => p.path === path && !/there is no page|stands outside the|there is no file/.test(p.message)) } catch (e) { console.log('THROWN', path, at, JSON.stringify(ins), del, (e as Error).message); continue }
  const base = 0
  if (fails) {
    broken++
    const line = bad.slice(0, at).split('\n').length
    const near = problems.filter(p => Math.abs(p.line - line) <= 3)
    if (!problems.length) { missed++; console.log('MISSED', path, line, JSON.stringify(bad.slice(Math.max(0,at-40), at+40)), fails.reason) }
    for (const p of problems) if (p.message.startsWith('MDX cannot')) { parserOnly++; console.log('RAW', path+':'+line, formatProblem(p), JSON.stringify(bad.slice(Math.max(0,at-40), at+30))) }
  }
}
console.log({ n, broken, missed, parserOnly })
