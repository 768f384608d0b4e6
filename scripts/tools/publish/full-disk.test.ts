import type * as realFs from 'node:fs'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { placeSite } from './place-site'
import { PreviewTree } from './preview-tree'
import { createOrigin, writePreview, writeSite } from './testing'

/** Lets the disk become full at one of a run's writes. From then on, every write fails, and leaves an empty file or folder. */
const disk = vi.hoisted(() => ({ writesLeft: Number.POSITIVE_INFINITY }))

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof realFs>()
  const refuse = <Args extends unknown[], Result>(act: (...args: Args) => Result, half?: (...args: Args) => void) =>
    ((...args: Args) => {
      if (disk.writesLeft-- > 0) return act(...args)
      half?.(...args)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }) as (...args: Args) => Result
  return {
    ...fs,
    copyFileSync: refuse(fs.copyFileSync, (_from, to) => fs.writeFileSync(to, '')),
    cpSync: refuse(fs.cpSync, (_from, to) => fs.mkdirSync(to, { recursive: true })),
    mkdirSync: refuse(fs.mkdirSync as (...args: unknown[]) => unknown),
    writeFileSync: refuse(fs.writeFileSync, (file, _text, options) => {
      fs.writeFileSync(file, '', options)
    }),
  }
})
const fs = await vi.importActual<typeof realFs>('node:fs')

const folder = createTempFolder()
const { at, listAll } = folder

/** Repeats a case with a disk that's full at the first write, then the second and so on, until it's done. @returns how many writes it has */
async function fillAtEachWrite(prepare: () => unknown, act: () => unknown, check: () => unknown): Promise<number> {
  for (let writes = 0; ; writes++) {
    await prepare()
    disk.writesLeft = writes
    const error = await Promise.resolve()
      .then(act)
      .then(
        () => undefined,
        (error: unknown) => error,
      )
    disk.writesLeft = Number.POSITIVE_INFINITY
    if (error === undefined) return writes
    expect(String(error)).toContain('no space left on device')
    await check()
  }
}

/** Returns the texts of all files of a folder, by name. */
function readAll(name: string): Record<string, string> {
  const files = listAll(name).filter((file) => fs.statSync(at(name, file)).isFile())
  return Object.fromEntries(files.map((file) => [file, fs.readFileSync(at(name, file), 'utf8')]))
}

describe('on a full disk', { timeout: 120_000 }, () => {
  const build = (text: string) => writeSite(folder, `site-${text}`, text, { [`${text}/page.html`]: text })
  const place = (text: string) => placeSite(at(`site-${text}`), at('tree'), { commit: text })

  test("deploy site leaves the old site unchanged, without a lock or leftovers, and works once there's space", async () => {
    build('first')
    build('second')
    let before: Record<string, string> = {}
    const writes = await fillAtEachWrite(
      () => {
        folder.remove('tree')
        place('first')
        before = readAll('tree')
      },
      () => place('second'),
      () => {
        expect(readAll('tree')).toEqual(before)
        expect(fs.existsSync(at('tree/.published-incoming'))).toBe(false)
        place('second')
        expect(fs.readFileSync(at('tree/second/page.html'), 'utf8')).toBe('second')
      },
    )
    expect(writes).toBeGreaterThan(6)
  })

  test('the first deploy site leaves a folder that the next one can use', async () => {
    build('first')
    await fillAtEachWrite(
      () => folder.remove('tree'),
      () => place('first'),
      () => {
        place('first')
        expect(fs.readFileSync(at('tree/index.html'), 'utf8')).toBe('first')
      },
    )
  })

  test('preview publish leaves the old preview whole, and works once there’s space', async () => {
    const tree = () => new PreviewTree(at('tree'))
    const publish = (text: string) => tree().publish(at(`preview-${text}`), 'main')
    for (const text of ['first', 'second']) writePreview(folder, `preview-${text}`, 'main', text)
    const writes = await fillAtEachWrite(
      () => {
        folder.remove('tree')
        publish('first')
      },
      () => publish('second'),
      () => {
        const text = fs.readFileSync(at('tree/previews/main/index.html'), 'utf8')
        expect(fs.existsSync(at(`tree/previews/main/_next/static/${text}.js`))).toBe(true)
        publish('second')
        expect(fs.readdirSync(at('tree/previews')).sort()).toEqual(['index.html', 'main', 'main.txt'])
      },
    )
    expect(writes).toBeGreaterThan(3)
  })
})

describe('a publication on a full disk', { timeout: 300_000 }, () => {
  const { listPublished, listRecorded, showPublished, publishSite, git } = createOrigin(folder)

  test('changes neither the branch nor the records, cleans up, and works once there’s space', async () => {
    await publishSite('first')
    const before = git('origin.git', 'for-each-ref')
    const writes = await fillAtEachWrite(
      () => undefined,
      () => publishSite('second'),
      () => {
        expect(git('origin.git', 'for-each-ref')).toBe(before)
        expect(git('sources', 'worktree', 'list').split('\n')).toHaveLength(1)
      },
    )
    expect(writes).toBeGreaterThan(6)
    expect(showPublished('index.html')).toBe('second')
    expect(listPublished()).toContain(path.posix.join('_next/static', 'first.js'))
    expect(listRecorded()).toEqual(['second', 'first'])
  })
})
