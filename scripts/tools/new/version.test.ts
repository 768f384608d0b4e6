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
    "export const versions = [\n  { id: '2.x', label: '2.x' },\n  { id: '1.x', label: '1.x', lastRelease: '0.11' },\n]\n",
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
    const { versions } = await import('@/lib/site/version-list.mjs')
    expect(versions).toEqual([
      { id: '3.x', label: '3.x' },
      {
        id: '2.x',
        label: '2.x',
        lastRelease: '2.1',
        banner: "This page is for 2.x, which doesn't sync.",
        noindex: true,
      },
      { id: '1.x', label: '1.x', lastRelease: '0.11' },
    ])
    expect(site.read('content/docs/3.x/guide/tasks.mdx')).toContain('redirectFrom:\n  - /docs/todo')
    expect(site.read('content/docs/2.x/guide/tasks.mdx')).toContain('plan: free\nplatforms:')
    expect(site.read('content/docs/1.x/guide/tasks.mdx')).toContain('(../../3.x/guide/tasks.mdx)')
    expect(site.read('content/releases/0.1.mdx')).toContain('(../docs/3.x/guide/tasks.mdx)')
    expect(site.read('app/(docs)/docs/2.x/page.tsx')).toBe("const start = toDocHref('2.x', 'start')\n")
    expect(site.read('app/(docs)/docs/2.x/[...slug]/page.tsx')).toBe("buildDocRoute('2.x')\n")
  })

  test('the last release of the archived version is the newest one before the new version', async () => {
    const post = site.read('content/releases/2.1.mdx')
    site.write('content/releases/3.0.mdx', post.replace('2024-05-14', '2026-05-14').replace('2.1', '3.0'))
    await site.make(version, '3.x')
    expect(site.read(versionList)).toContain("lastRelease: '2.1',\n    banner: 'This page is for 2.x.',\n  },")
  })

  test('documents name the folder of the new version', async () => {
    site.write('docs/map.md', '| The text | `content/docs/2.x/<slug>.mdx` | In 2.x |\n')
    await site.make(version, '3.x')
    expect(site.read('docs/map.md')).toBe('| The text | `content/docs/3.x/<slug>.mdx` | In 2.x |\n')
  })

  test.each([
    [['3.0'], `ID can't be "3.0"  (write it like 3.x)`],
    [['2.x'], "ID can't be 2.x, because it has to be newer than 2.x  (write 3.x)"],
    [
      ['3.x', '--last-release', '0.1'],
      "--last-release can't be 0.1, because content/docs/2.x/guide/habits.mdx is about 0.5",
    ],
    [['3.x', '--last-release', '2.7'], `--last-release can't be "2.7"`],
    [['3.x', '--noindex', 'maybe'], `--noindex can't be "maybe"  (write one of no, yes)`],
  ])('changes nothing for %j', async (args, message) => {
    const before = site.listAll()
    await expect(site.make(version, ...args)).rejects.toThrow(message)
    expect(site.listAll()).toEqual(before)
  })
})
