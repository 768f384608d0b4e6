import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { checkContent } from '@/lib/check/check-content'
import { readContent } from '@/lib/check/read-content'
import { formatProblems } from '@/lib/source/problem'
import { readCases } from '@/lib/testing/read-cases'
import { createTempFolder } from '@/lib/testing/temp-folder'
import type { Kind } from './kind'
import { readAnswers } from './read-answers'
import { writeChanges } from './write-changes'

/** Gives each test the small site that the cases of the content check change, in a new folder. */
export function setUpSite() {
  const folder = createTempFolder()
  beforeEach(() => {
    for (const [file, text] of readCases().base.files) folder.write(file, text)
  })
  afterEach(() => {
    // The next test of the file is about the versions for tests again, whatever this one has used.
    vi.doMock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))
    vi.resetModules()
  })

  /** Creates an item of the given kind, as the command line does where nobody can be asked. */
  async function make(kind: Kind, ...args: string[]) {
    const root = folder.at()
    const { changes, next } = kind.build(await readAnswers(kind, args, root), root)
    writeChanges(root, changes)
    return next.join('\n')
  }

  /** Adds the post of a release that isn't published yet. */
  function addDraft(version: string, date: string) {
    const fields = `date: ${date}\nauthor: apps\nplatforms: [win]\nareas: [tasks]\ndraft: true\n`
    const description = 'What the app will do one day, and what you need to try it out before anyone else does.'
    const post = `---\ntitle: Trips and more\ndescription: ${description}\n${fields}---\n\nIt isn't there yet.\n`
    folder.write(`content/releases/${version}.mdx`, post)
  }

  /** Returns what the content check says about the site, with the versions that the site has. */
  async function check(): Promise<string> {
    const { buildContext } = await import('@/lib/check/context')
    const own: { checkContent: typeof checkContent } = await import('@/lib/check/check-content')
    const { files, assets, problems } = readContent(folder.at())
    expect(problems).toEqual([])
    return formatProblems(own.checkContent(files, buildContext(files, assets)))
  }
  return { ...folder, make, check, addDraft }
}
