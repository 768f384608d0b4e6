import { cpSync, statSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { referenceFiles } from '@/lib/check/reference'
import { component } from './component'
import { createNew } from './create-new'
import { setUpSite } from './testing'
import { version } from './version'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

/** Replaces the programs that complete what's created. */
const run = vi.hoisted(() => vi.fn<(command: string, args: string[]) => Promise<void>>())
vi.mock('../run.mjs', async (original) => ({ ...(await original<object>()), run, runQuietly: run }))

const site = setUpSite()
const made = Object.keys(referenceFiles)
const versionList = "export const versions = [\n  { id: '2.x', label: '2.x' },\n]\nexport const archives = {}\n"
let printed: string[]

beforeEach(() => {
  for (const file of ['lib/parts/docs-parts.ts', 'components/docs/mdx.tsx']) cpSync(file, site.at(file))
  for (const file of made) site.write(file, 'as it was')
  site.write('lib/site/version-list.mjs', versionList)
  site.write('app/(docs)/docs/1.x/page.tsx', "const start = toDocHref('1.x', 'start')\n")
  printed = []
  run.mockReset()
  vi.spyOn(process, 'cwd').mockReturnValue(site.at())
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code}`)
  })
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line) => printed.push(String(line)))
  }
})
afterEach(() => vi.restoreAllMocks())

const readAll = () =>
  site.listAll().map((name) => [name, ...(statSync(site.at(name)).isFile() ? [site.read(name)] : [])])
const quotation = ['Quotation', '--group', 'docs', '--about', 'Shows who said what.', '--holds', 'nothing']

describe.each([
  ['component', component, quotation],
  ['version', version, ['3.x']],
])('npm run new %s', (_, kind, args) => {
  /** Lets the step that writes the reference write these files. */
  const lastStep = (files: readonly string[], result: () => void) =>
    run.mockImplementation(async (_, given) => {
      if (!given.includes('lib/check/reference.test.ts')) return
      for (const file of files) site.write(file, 'as the last step wrote it')
      result()
    })

  test('takes back everything that its last step has written if that fails', async () => {
    const before = readAll()
    lastStep(made, () => {
      throw new Error('it broke')
    })
    await expect(createNew(kind, args)).rejects.toThrow('exit code 1')
    expect(printed.join()).toContain('Nothing has been changed, because a program that needs the new files failed')
    expect(readAll()).toEqual(before)
  })

  test('names the files that its last step has changed, and not those that it could have changed', async () => {
    lastStep(['.vscode/settings.json'], () => {})
    await createNew(kind, args)
    expect(site.read('.vscode/settings.json')).toBe('as the last step wrote it')
    expect(printed).toContain('changed  .vscode/settings.json')
    expect(printed).not.toContain('changed  docs/reference.md')
  })
})
