import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setUpSite } from './testing'
import { version } from './version'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const site = setUpSite()
const versionList = 'lib/site/version-list.mjs'
const editFile = (file: string, change: (text: string) => string) => site.write(file, change(site.read(file)))

beforeEach(() => {
  site.write(
    versionList,
    `export const versions = [
  { id: '2.x', label: '2.x' },
  { id: '1.x', label: '1.x' },
]
export const archives = {
  '1.x': { lastRelease: '0.11', banner: 'This page is for 1.x.' },
}
`,
  )
  site.write('app/(docs)/docs/1.x/page.tsx', "const start = toDocHref('1.x', 'start')\n")
  site.write('app/(docs)/docs/1.x/[...slug]/page.tsx', "buildDocRoute('1.x')\n")
})

/** Lets the content check read the versions of the site. Each copy needs a new name, because modules are read only once. */
function useOwnVersions(copy: string) {
  site.write(copy, site.read(versionList))
  vi.resetModules()
  vi.doMock('@/lib/site/version-list.mjs', () => import(/* @vite-ignore */ site.at(copy)))
}

describe('npm run new version', () => {
  test('archives the documentation, and continues with a copy of it', async () => {
    editFile('content/docs/2.x/guide/tasks.mdx', (text) =>
      text.replace('plan: free', 'plan: free\nredirectFrom:\n  - /docs/todo\n  - /docs/to-do'),
    )
    editFile('content/docs/1.x/guide/tasks.mdx', (text) => `${text}\nSee [the new one](../../2.x/guide/tasks.mdx).\n`)
    editFile('content/releases/0.1.mdx', (text) =>
      text.replace('/docs/guide/tasks)', '../docs/2.x/guide/tasks.mdx), [tasks](/docs/guide/tasks)'),
    )
    useOwnVersions('before.mjs')
    expect(await site.check()).toBe('')

    await site.make(version, '3.x', '--banner', "This page is for 2.x, which doesn't sync.", '--noindex', 'yes')
    useOwnVersions('after.mjs')
    expect(await site.check()).toBe('')
    const { archives, versions } = await import('@/lib/site/version-list.mjs')
    expect(versions).toEqual(['3.x', '2.x', '1.x'].map((id) => ({ id, label: id })))
    expect(archives).toEqual({
      '2.x': { lastRelease: '2.1', banner: "This page is for 2.x, which doesn't sync.", noindex: true },
      '1.x': { lastRelease: '0.11', banner: 'This page is for 1.x.' },
    })
    expect(site.read('content/docs/3.x/guide/tasks.mdx')).toContain('redirectFrom:\n  - /docs/todo')
    expect(site.read('content/docs/2.x/guide/tasks.mdx')).toContain('plan: free\nplatforms:')
    expect(site.read('content/docs/1.x/guide/tasks.mdx')).toContain('(../../3.x/guide/tasks.mdx)')
    expect(site.read('content/releases/0.1.mdx')).toContain('(../docs/3.x/guide/tasks.mdx)')
    expect(site.read('app/(docs)/docs/2.x/page.tsx')).toBe("const start = toDocHref('2.x', 'start')\n")
    expect(site.read('app/(docs)/docs/2.x/[...slug]/page.tsx')).toBe("buildDocRoute('2.x')\n")
  })

  test('archives the first version of all', async () => {
    const list = "export const versions = [\n  { id: '2.x', label: '2.x' },\n]\nexport const archives = {}\n"
    site.write(versionList, list)
    await site.make(version, '3.x')
    expect(site.read(versionList)).toContain("archives = {\n  '2.x': {\n    lastRelease: '2.1',")
  })

  test("refuses a list of versions that it can't read", async () => {
    site.write(versionList, "export const versions = [\n  { id: '2.x', label: '2.x' },\n]\n")
    await expect(site.make(version, '3.x')).rejects.toThrow('has no line "export const archives = {"')
  })

  test('the last release of the archived version is the newest one before the new version', async () => {
    const post = site.read('content/releases/2.1.mdx')
    site.write('content/releases/3.0.mdx', post.replace('2024-05-14', '2026-05-14').replace('2.1', '3.0'))
    await site.make(version, '3.x')
    expect(site.read(versionList)).toContain("lastRelease: '2.1',\n    banner: 'This page is for 2.x.',\n  },")
  })

  test("only the new version has the drafts about a release that isn't published", async () => {
    site.addDraft('2.2', '2026-05-14')
    site.write('content/miniatures/release-2-2.yml', site.read('content/miniatures/two-tasks.yml'))
    const habits = site.read('content/docs/2.x/guide/habits.mdx')
    const toDraft = (title: string, since: string) =>
      habits.replace('title: Habits', `title: ${title}`).replace(/since: .*/, `since: '${since}'\ndraft: true`)
    site.write('content/docs/2.x/guide/soon.mdx', toDraft('Soon', '2.2'))
    site.write('content/docs/2.x/guide/later.mdx', toDraft('Later', '0.5'))
    editFile('content/docs/2.x/sidebar.yml', (text) =>
      text.replace('    - guide/habits', '    - guide/soon # not yet\n    - guide/later\n    - guide/habits'),
    )
    useOwnVersions('with-drafts.mjs')
    expect(await site.check()).toBe('')
    const args = ['3.x', '--last-release', '2.2']
    await expect(site.make(version, ...args)).rejects.toThrow(`--last-release can't be "2.2"`)

    await site.make(version, '3.x')
    useOwnVersions('archived-drafts.mjs')
    expect(await site.check()).toBe('')
    expect(site.read(versionList)).toContain("lastRelease: '2.1'")
    expect(site.list('content/docs/2.x/guide')).toEqual(['habits.mdx', 'later.mdx', 'tasks.mdx'])
    expect(site.list('content/docs/3.x/guide')).toContain('soon.mdx')
    expect(site.read('content/docs/2.x/sidebar.yml')).not.toContain('soon')
    expect(site.read('content/docs/3.x/sidebar.yml')).toContain('    - guide/soon # not yet\n')
  })

  test('archived pages contain the text of their fragments, so that its links stay in their version', async () => {
    site.write('content/fragments/note.mdx', 'See [habits](/docs/guide/habits).\n\n- Write {product}.\n')
    editFile('content/docs/2.x/guide/tasks.mdx', (text) =>
      text.replace('<Steps>', '<Fragment id="note" />\n\n1. One step:\n\n   <Fragment id="note" />\n\n<Steps>'),
    )
    editFile('content/docs/2.x/guide/habits.mdx', (text) => `${text}\n\`\`\`mdx\n<Fragment id="note" />\n\`\`\`\n`)
    useOwnVersions('with-fragments.mjs')
    expect(await site.check()).toBe('')
    await site.make(version, '3.x')
    useOwnVersions('archived-fragments.mjs')
    expect(await site.check()).toBe('')
    const text = 'See [habits](/docs/guide/habits).\n\n- Write {product}.\n'
    expect(site.read('content/docs/2.x/guide/tasks.mdx')).toContain(
      `${text}\n1. One step:\n\n${text.replaceAll(/^(?=.)/gm, '   ')}\n<Steps>`,
    )
    expect(site.read('content/docs/3.x/guide/tasks.mdx')).toContain('<Fragment id="note" />\n\n1. One step:')
    expect(site.read('content/docs/2.x/guide/habits.mdx')).toContain('```mdx\n<Fragment id="note" />\n```')
  })

  test.each(['docs/map.md', 'SECURITY.md'])('%s names the folder of the new version', async (file) => {
    site.write(file, '| The text | `content/docs/2.x/<slug>.mdx` | In 2.x |\n')
    await site.make(version, '3.x')
    expect(site.read(file)).toBe('| The text | `content/docs/3.x/<slug>.mdx` | In 2.x |\n')
  })

  test.each([
    [['3.0'], `ID can't be "3.0"  (write it like 3.x)`],
    [['2.x'], "ID can't be 2.x, because it has to be newer than 2.x  (write 3.x)"],
    [
      ['3.x', '--last-release', '0.1'],
      "--last-release can't be 0.1, because content/docs/2.x/guide/habits.mdx is about 0.5",
    ],
    [['3.x', '--last-release', '2.7'], `--last-release can't be "2.7"`],
    [['3.x', '--banner', 'For {prodct} 2.'], "the token {prodct} doesn't exist  (write {product})"],
    [['3.x', '--noindex', 'maybe'], `--noindex can't be "maybe"  (write one of no, yes)`],
  ])('changes nothing for %j', async (args, message) => {
    const before = site.listAll()
    await expect(site.make(version, ...args)).rejects.toThrow(message)
    expect(site.listAll()).toEqual(before)
  })
})
