import { spawnSync } from 'node:child_process'
import type * as realFs from 'node:fs'
import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import type * as realGit from './git'
import { updatePublished } from './published-tree'
import { rollBack } from './roll-back'
import { createOrigin, toCommit } from './testing'

/** Ends a run right before or after one of its git commands, as if the process had been killed: nothing runs after that, not even the clean-up. */
const killer = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY, isAfter: false, isDead: false }))
class Killed extends Error {}

vi.mock('./git', async (importOriginal) => {
  const git = await importOriginal<typeof realGit>()
  const interrupt = <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) => {
    return async (...args: Args): Promise<Result> => {
      if (killer.isDead) throw new Killed()
      if (killer.left-- > 0) return act(...args)
      if (killer.isAfter) await act(...args)
      killer.isDead = true
      throw new Killed()
    }
  }
  return { ...git, runGit: interrupt(git.runGit), writeCommit: interrupt(git.writeCommit) }
})
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof realFs>()
  const rmSync: typeof fs.rmSync = (...args) => {
    if (!killer.isDead) fs.rmSync(...args)
  }
  return { ...fs, rmSync }
})

const folder = createTempFolder()
const { at, write } = folder
const { git, showPublished, listPublished, listRecorded, publishSite } = createOrigin(folder)

// What a killed run leaves behind would stay: its process, which is this one, is still running.
beforeEach(() => {
  vi.stubEnv('TMPDIR', at(''))
})
afterEach(() => vi.unstubAllEnvs())

/** Kills an action at its first git command, then the second and so on, until it can finish. @returns how many commands it has */
async function killAtEachCommand(isAfter: boolean, act: () => Promise<unknown>, check: () => unknown): Promise<number> {
  for (let step = 0; ; step++) {
    Object.assign(killer, { left: step, isAfter, isDead: false })
    const error = await act().then(
      () => undefined,
      (error: unknown) => error,
    )
    const { isDead } = killer
    Object.assign(killer, { left: Number.POSITIVE_INFINITY, isDead: false })
    if (error === undefined) return step
    if (!isDead) throw error
    await check()
  }
}

/** Checks that what's published is one of these sites, whole, and that its record is there. */
function expectWhole(texts: readonly string[]): void {
  const text = showPublished('index.html')
  expect(texts).toContain(text)
  expect(listPublished()).toContain(`_next/static/${text}.js`)
  expect(listRecorded()[0]).toBe(text)
  expect(new Set(listRecorded()).size).toBe(listRecorded().length)
}

describe('a process that is killed', { timeout: 300_000 }, () => {
  test.each([false, true])(
    'at any git command of a publication leaves a whole tree (after the command: %s)',
    async (isAfter) => {
      await publishSite('first')
      const steps = await killAtEachCommand(
        isAfter,
        () => publishSite('second'),
        () => expectWhole(['first', 'second']),
      )
      expect(steps).toBeGreaterThan(10)
      expectWhole(['second'])
      expect(listRecorded()).toEqual(['second', 'first'])
    },
  )

  test('at any git command of a rollback leaves a whole tree, and the next one completes it', async () => {
    await publishSite('good')
    await publishSite('bad')
    const rollBackToGood = async () => {
      const rolling = rollBack({ repository: at('sources'), asked: toCommit('good') })
      await rolling.catch((error: Error) => {
        // The run before was killed after its push.
        if (!error.message.includes('is live already')) throw error
      })
    }
    const steps = await killAtEachCommand(false, rollBackToGood, () => expectWhole(['good', 'bad']))
    expect(steps).toBeGreaterThan(10)
    expect(listRecorded()).toEqual(['good', 'bad'])
  })

  test('leaves a checkout that the next run removes', async () => {
    const { pid } = spawnSync(process.execPath, ['--eval', ''])
    await publishSite('first')
    const left = path.join(tmpdir(), `published-${pid}-abcdef`)
    mkdirSync(left)
    git('sources', 'worktree', 'add', '--quiet', '--detach', path.join(left, 'tree'))
    await publishSite('second')
    expect(existsSync(left)).toBe(false)
    expect(git('sources', 'worktree', 'list').split('\n')).toHaveLength(1)
  })
})

/** Lets the server do something when a push changes refs. */
function addHook(name: string, ...lines: string[]): void {
  write(`origin.git/hooks/${name}`, ['#!/bin/sh', ...lines].join('\n'))
  chmodSync(at(`origin.git/hooks/${name}`), 0o755)
}

describe('a push that the server', { timeout: 120_000 }, () => {
  const publish = () => publishSite('second')
  const listRefs = () => git('origin.git', 'for-each-ref')

  test('rejects changes nothing, and explains what it needs', async () => {
    await publishSite('first')
    const before = listRefs()
    addHook('pre-receive', 'echo "protected branch" >&2', 'exit 1')
    await expect(publish()).rejects.toThrow(/origin refused the push, so nothing was published.*protected branch/s)
    expect(listRefs()).toBe(before)
  })

  test.each(['refs/heads/published', 'refs/published/*'])('rejects for %s only changes nothing else', async (ref) => {
    await publishSite('first')
    const before = listRefs()
    addHook('update', `case $1 in ${ref}) exit 1;; esac`)
    await expect(publish()).rejects.toThrow('origin refused the push, so nothing was published')
    expect(listRefs()).toBe(before)
  })

  test("doesn't finish because it's killed leaves the old tree, and the next one points to the lock that it left", async () => {
    await publishSite('first')
    addHook('reference-transaction', '[ "$1" = prepared ] && kill -9 $PPID', 'exit 0')
    await expect(publish()).rejects.toThrow('git push failed')
    expectWhole(['first'])
    folder.remove('origin.git/hooks/reference-transaction')
    const again = updatePublished({
      repository: at('sources'),
      attempts: 2,
      pauseBefore: async () => undefined,
      place: (tree) => write(path.relative(at(), path.join(tree, 'a.txt')), 'a'),
    })
    await expect(again).rejects.toThrow(/git's last message.*\.lock/s)
    expectWhole(['first'])
  })

  test("accepts right before it's killed can be repeated safely", async () => {
    await publishSite('first')
    addHook('reference-transaction', '[ "$1" = committed ] && kill -9 $PPID', 'exit 0')
    await expect(publish()).rejects.toThrow('git push failed')
    folder.remove('origin.git/hooks/reference-transaction')
    expectWhole(['second'])
    await publish()
    expect(listRecorded()).toEqual(['second', 'first'])
  })

  test.skipIf(!canMount())('has no space for changes nothing', async () => {
    await publishSite('first')
    const before = listRefs()
    renameSync(at('origin.git'), at('origin-files'))
    mkdirSync(at('origin.git'))
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', at('origin.git')]).status).toBe(0)
    try {
      expect(spawnSync('cp', ['-r', `${at('origin-files')}/.`, at('origin.git')]).status).toBe(0)
      spawnSync('dd', ['if=/dev/zero', `of=${at('origin.git/filler')}`])
      await expect(publish()).rejects.toThrow(/No space left on device/i)
      expect(listRefs()).toBe(before)
      folder.remove('origin.git/filler')
      await publish()
      expectWhole(['second'])
    } finally {
      spawnSync('umount', [at('origin.git')])
    }
  })
})

/** Returns whether this process may mount a small file system. Only root may, and not in every container. */
function canMount(): boolean {
  const place = path.join(tmpdir(), `mount-${process.pid}`)
  mkdirSync(place)
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0
  if (isMounted) spawnSync('umount', [place])
  spawnSync('rmdir', [place])
  return isMounted
}
