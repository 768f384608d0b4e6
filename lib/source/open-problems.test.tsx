import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getMDXComponent } from 'next-contentlayer2/hooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renew } from './memo.mjs'
import { buildReportCode, listOpenProblems, listPageProblems } from './open-problems'
import type { Problem } from './problem'

const cause: Problem = { path: 'content/facts/limits.yml', line: 2, column: 3, message: 'is wrong', fix: 'fix it' }
const follower: Problem = { ...cause, path: 'content/docs/2.x/a.mdx', message: 'waits', cause: cause.path }
const own: Problem = { ...cause, path: 'content/docs/2.x/a.mdx', message: 'has no <title>' }
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'problems-'))
  mkdirSync(path.join(root, '.generated'))
  writeFileSync(path.join(root, '.generated/content-problems.json'), JSON.stringify([own, follower, cause]))
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  renew(root)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

describe('in development', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'development'))

  test('a page is blocked by its own problems and those of its data', () =>
    expect(listPageProblems('content/docs/2.x/a.mdx')).toEqual([cause, own]))

  test("other pages aren't blocked", () => expect(listPageProblems('content/docs/2.x/b.mdx')).toEqual([]))

  test('the problems are read again after a change', () => {
    expect(listOpenProblems()).toHaveLength(3)
    writeFileSync(path.join(root, '.generated/content-problems.json'), '[]')
    renew('fixed')
    expect(listOpenProblems()).toEqual([])
  })
})

test('a build ignores open problems', () => expect(listOpenProblems()).toEqual([]))

test('the report is a whole page, with file, line and fix', () => {
  const Report = getMDXComponent(buildReportCode([own]))
  const html = renderToStaticMarkup(<Report />)
  expect(html).toContain('content/docs/2.x/a.mdx:2:3  has no &lt;title&gt;  (fix it)')
})
