import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatProblems } from '../source/problem'
import { createTempFolder } from '../testing/temp-folder'
import { readContent } from './read-content'

const folder = createTempFolder()
const report = () => formatProblems(readContent(folder.at()).problems)

test("reports what looks like a file of the site but isn't read", () => {
  folder.write('content/docs/2.x/notes.mdx')
  folder.write('content/docs/2.x/.draft.mdx')
  folder.write('content/docs/.old/tasks.mdx')
  folder.write('content/docs/2.x/.DS_Store')
  mkdirSync(folder.at('content/docs/2.x/guide.mdx'))
  mkdirSync(folder.at('public'))
  symlinkSync('notes.mdx', folder.at('content/docs/2.x/twin.mdx'))
  symlinkSync('..', folder.at('content/docs/2.x/loop'))
  symlinkSync('nobody@host.1234', folder.at('content/docs/2.x/.#notes.mdx'))
  symlinkSync('../content/docs/2.x/notes.mdx', folder.at('public/keys.svg'))
  expect(report()).toMatchInlineSnapshot(`
    "content/docs/.old/tasks.mdx:1:1  files whose name begins with a dot are left out  (rename it, or remove it)
    content/docs/2.x/.draft.mdx:1:1  files whose name begins with a dot are left out  (rename it, or remove it)
    content/docs/2.x/guide.mdx:1:1  this is a folder, but has the name of a file  (rename it, or move its files elsewhere)
    content/docs/2.x/loop:1:1  symbolic links aren't followed  (put the file itself here, or link to its page)
    content/docs/2.x/twin.mdx:1:1  symbolic links aren't followed  (put the file itself here, or link to its page)
    public/keys.svg:1:1  symbolic links aren't followed  (put the file itself here, or link to its page)"
  `)
  expect([...readContent(folder.at()).files.keys()]).toEqual(['content/docs/2.x/notes.mdx'])
})

test('reports an image that would slow a page down', () => {
  folder.write('public/images/docs/photo.png', 'x'.repeat(300 * 1024))
  folder.write('public/images/docs/keys.png', 'x'.repeat(20 * 1024))
  folder.write('public/api/openapi.json', 'x'.repeat(300 * 1024))
  expect(formatProblems(readContent(folder.at()).problems)).toBe(
    'public/images/docs/photo.png:1:1  the picture is 300 KB, and at most 150 KB is allowed  (make it smaller)',
  )
})

test("doesn't read a picture in the wrong folder as text", () => {
  folder.write('content/docs/2.x/features/photo.png', '\u001A\r\n')
  expect([...readContent(folder.at()).files]).toEqual([['content/docs/2.x/features/photo.png', '']])
})

/** Runs something as an ordinary user, because a superuser can read every file. */
function asOrdinaryUser<Value>(run: () => Value): Value {
  if (process.getuid?.() !== 0) return run()
  process.seteuid?.(65_534)
  try {
    return run()
  } finally {
    process.seteuid?.(0)
  }
}

test("reports a file and a folder that it isn't allowed to read", () => {
  folder.write('content/pages/about.mdx')
  folder.write('content/docs/2.x/tasks.mdx')
  chmodSync(folder.at('.'), 0o755)
  chmodSync(folder.at('content/pages/about.mdx'), 0)
  chmodSync(folder.at('content/docs'), 0)
  expect(asOrdinaryUser(report)).toMatchInlineSnapshot(`
    "content/docs:1:1  the folder can't be read (EACCES)  (allow your user to read it)
    content/pages/about.mdx:1:1  the file can't be read (EACCES)  (allow your user to read it)"
  `)
  chmodSync(folder.at('content/docs'), 0o755)
})

test("doesn't say that a picture is missing if it's a symbolic link, because the link is reported", () => {
  folder.write('content/keys.svg')
  mkdirSync(folder.at('public/images'), { recursive: true })
  symlinkSync('../../content/keys.svg', folder.at('public/images/keys.svg'))
  expect(report()).toContain("public/images/keys.svg:1:1  symbolic links aren't followed")
  expect(readContent(folder.at()).assets).toContain('/images/keys.svg')
})
