import { spawnSync } from 'node:child_process'
import type * as realFs from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placeSite } from './place-site'
import { PreviewTree } from './preview-tree'
import { lockFile } from './tree-lock'

/** Ends a run at one of its changes to the disk, as if the process had been killed: nothing runs after that, not even the clean-up. */
const killer = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, killed: false }))
class Killed extends Error {}

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof realFs>()
  const interrupt = <Args extends unknown[], Result>(act: (...args: Args) => Result, half?: (...args: Args) => void) =>
    ((...args: Args) => {
      if (killer.left-- > 0) return act(...args)
      if (!killer.killed) half?.(...args)
      killer.killed = true
      throw new Killed()
    }) as (...args: Args) => Result
  /** Copying or removing a folder takes more than one step. */
  const removeHalf = (file: realFs.PathLike) => {
    const names = fs.lstatSync(file, { throwIfNoEntry: false })?.isDirectory() ? fs.readdirSync(file) : []
    for (const name of names.slice(0, Math.ceil(names.length / 2)))
      fs.rmSync(path.join(String(file), name), { recursive: true })
  }
  const copyHalf = (from: string | URL, to: string | URL) => {
    fs.mkdirSync(to, { recursive: true })
    fs.copyFileSync(path.join(String(from), 'index.html'), path.join(String(to), 'index.html'))
  }
  return {
    ...fs,
    copyFileSync: interrupt(fs.copyFileSync),
    cpSync: interrupt(fs.cpSync, copyHalf),
    mkdirSync: interrupt(fs.mkdirSync as (...args: unknown[]) => unknown),
    renameSync: interrupt(fs.renameSync),
    rmdirSync: interrupt(fs.rmdirSync),
    rmSync: interrupt(fs.rmSync, removeHalf),
    writeFileSync: interrupt(fs.writeFileSync),
  }
})
const fs = await vi.importActual<typeof realFs>('node:fs')
/** The ID of a process that existed but has ended. */
const { pid: deadPid } = spawnSync(process.execPath, ['--eval', ''])

let root: string
let tree: PreviewTree
const host = () => path.join(root, 'host')
const previews = () => path.join(host(), 'previews')

function build(branch: string, text: string): string {
  const site = path.join(root, 'built')
  const script = path.join(site, `_next/static/${text}.js`)
  fs.rmSync(site, { recursive: true, force: true })
  fs.mkdirSync(path.dirname(script), { recursive: true })
  fs.writeFileSync(script, text)
  fs.writeFileSync(path.join(site, 'index.html'), text)
  fs.writeFileSync(path.join(site, 'index.txt'), `${text}: /previews/${branch}/_next/static/${text}.js`)
  fs.writeFileSync(
    path.join(site, 'preview.json'),
    JSON.stringify({ branch, commit: '0123abc', basePath: `/previews/${branch}` }),
  )
  return site
}
const publish = (branch: string, text: string) => tree.publish(build(branch, text), branch)

/** Runs an action and kills it at change number `step`. @returns whether it was killed before it finished */
function kill(step: number, act: () => void): boolean {
  Object.assign(killer, { left: step, killed: false })
  try {
    act()
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
  const { killed } = killer
  Object.assign(killer, { left: Number.POSITIVE_INFINITY, killed: false })
  const lock = path.join(host(), lockFile)
  if (fs.existsSync(lock)) fs.writeFileSync(lock, JSON.stringify({ pid: deadPid, host: hostname() }))
  return killed
}

/** Checks what visitors can see: every preview has all its files, and they belong together. */
function expectWhole(texts: readonly string[]): void {
  for (const name of fs.readdirSync(previews()).filter((name) => /^[a-z]+$/.test(name))) {
    const text = fs.readFileSync(path.join(previews(), name, 'index.html'), 'utf8')
    expect(texts).toContain(text)
    expect(fs.readFileSync(path.join(previews(), name, `_next/static/${text}.js`), 'utf8')).toBe(text)
    expect(fs.readFileSync(path.join(previews(), name, 'index.txt'), 'utf8')).toContain(`${text}:`)
    expect(fs.existsSync(path.join(previews(), name, 'preview.json'))).toBe(true)
  }
}

function expectTidy(branches: readonly string[]): void {
  const names = branches.flatMap((branch) => [branch, `${branch}.txt`])
  expect(fs.readdirSync(previews()).sort()).toEqual([...names, 'index.html'].sort())
  expect(fs.existsSync(path.join(host(), lockFile))).toBe(false)
  const index = fs.readFileSync(path.join(previews(), 'index.html'), 'utf8')
  expect(Array.from(index.matchAll(/<a href="[^"]*">Preview of ([^<]*)</g), ([, branch]) => branch).sort()).toEqual(
    [...branches].sort(),
  )
}

/** Repeats a case and kills it at the first change, then the second and so on, until it can finish. @returns how many changes there were */
function killAtEachStep(prepare: () => void, act: () => void, check: () => void): number {
  for (let step = 0; ; step++) {
    fs.rmSync(host(), { recursive: true, force: true })
    prepare()
    if (!kill(step, act)) return step
    check()
  }
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(tmpdir(), 'killed-'))
  tree = new PreviewTree(host())
})
afterEach(() => fs.rmSync(root, { recursive: true }))

describe('a run of preview publish that is killed at any step', { timeout: 60_000 }, () => {
  test('of --prune leaves all or nothing of the deleted branch public, and the next --prune removes the rest', () => {
    const steps = killAtEachStep(
      () => ['gone', 'main'].map((branch) => publish(branch, 'first')),
      () => tree.prune(['main']),
      () => {
        expectWhole(['first'])
        tree.prune(['main'])
        expectTidy(['main'])
      },
    )
    expect(steps).toBeGreaterThan(4)
  })

  test("of --prune doesn't keep the branch from being published again", () => {
    killAtEachStep(
      () => ['gone', 'main'].map((branch) => publish(branch, 'first')),
      () => tree.prune(['main']),
      () => {
        publish('gone', 'again')
        expectWhole(['first', 'again'])
        expectTidy(['gone', 'main'])
      },
    )
  })

  test.each(['main', 'other'])(
    'of publishing leaves the old or the new preview whole, and publishing %s cleans up',
    (next) => {
      const steps = killAtEachStep(
        () => ['main', 'other'].map((branch) => publish(branch, 'first')),
        () => publish('main', 'second'),
        () => {
          expectWhole(['first', 'second'])
          publish(next, 'third')
          expectWhole(['first', 'second', 'third'])
          expectTidy(['main', 'other'])
          const main = fs.readFileSync(path.join(previews(), 'main/index.txt'), 'utf8')
          expect(fs.readFileSync(path.join(previews(), 'main.txt'), 'utf8')).toBe(main)
        },
      )
      expect(steps).toBeGreaterThan(8)
    },
  )

  test('of the first publishing leaves a folder that the next one can use', () => {
    killAtEachStep(
      () => undefined,
      () => publish('main', 'first'),
      () => {
        publish('main', 'second')
        expectWhole(['second'])
        expectTidy(['main'])
      },
    )
  })
})

describe('a run of deploy site that is killed at any step', { timeout: 60_000 }, () => {
  /** Publishes a site with one page and the script that it needs, which is named after the text. */
  function place(text: string): void {
    const site = build('main', text)
    fs.rmSync(path.join(site, 'preview.json'))
    if (text === 'first') fs.mkdirSync(path.join(site, 'old'))
    if (text === 'first') fs.writeFileSync(path.join(site, 'old/page.html'), text)
    placeSite(site, host(), { commit: text })
  }

  test.each(['second', 'third'])('leaves a page with its script, and publishing the %s completes it', (next) => {
    const steps = killAtEachStep(
      () => place('first'),
      () => place('second'),
      () => {
        const text = fs.readFileSync(path.join(host(), 'index.html'), 'utf8')
        expect(['first', 'second']).toContain(text)
        expect(fs.readFileSync(path.join(host(), `_next/static/${text}.js`), 'utf8')).toBe(text)
        place(next)
        const files = fs.readdirSync(host(), { recursive: true, encoding: 'utf8' }).sort()
        expect(files.filter((file) => !file.startsWith('_next'))).toEqual([
          '.kept.json',
          '.published.json',
          'index.html',
          'index.txt',
        ])
        expect(files.filter((file) => file.includes('incoming'))).toEqual([])
        // Somebody may have opened the killed run's page while it was there.
        expect(files).toEqual(
          expect.arrayContaining([`_next/static/${text}.js`, '_next/static/first.js', `_next/static/${next}.js`]),
        )
      },
    )
    expect(steps).toBeGreaterThan(10)
  })
})
