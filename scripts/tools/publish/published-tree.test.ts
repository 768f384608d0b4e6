import { existsSync, symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createChance } from '@/lib/testing/chance'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { placeSite } from './place-site'
import { PreviewTree } from './preview-tree'
import { PushRejected, pullPublished, pushPublished, updatePublished } from './published-tree'
import { createOrigin, writePreview, writeSite } from './testing'

const folder = createTempFolder()
const { at, read, write, list, remove } = folder
const { git, showPublished, listPublished } = createOrigin(folder)
const pull = (name: string, clone = 'sources') => pullPublished(at(name), at(clone))
const place = (tree: string, text: string) => placeSite(writeSite(folder, 'site', text), tree, { commit: '0123abc' })

async function publish(name: string, text: string) {
  await pull(name)
  place(at(name), text)
}

describe('deploy pull, site and push', { timeout: 60_000 }, () => {
  test('publish a first site, as a branch of one commit with nothing else in it', async () => {
    await publish('tree', 'first')
    await pushPublished(at('tree'))
    expect(listPublished()).toEqual([
      '.kept.json',
      '.nojekyll',
      '.published.json',
      '_next/static/first.js',
      'index.html',
    ])
  })

  test('replace the site, keep the previews, and stay one commit', async () => {
    await publish('tree', 'first')
    write('tree/previews/x/index.html', 'preview')
    write('tree/old.html', 'old')
    await pushPublished(at('tree'))
    await publish('again', 'second')
    expect(existsSync(at('again/old.html'))).toBe(false)
    expect(read('again/previews/x/index.html')).toBe('preview')
    await pushPublished(at('again'))
    expect(showPublished('index.html')).toBe('second')
    expect(git('origin.git', 'rev-list', '--count', 'published')).toBe('1')
    // Otherwise, pages would lose their dates.
    expect(git('sources', 'rev-parse', '--is-shallow-repository')).toBe('false')
  })

  test('refuse to overwrite what somebody else has published since, from the same clone or another one', async () => {
    await publish('tree', 'first')
    await pushPublished(at('tree'))
    git('.', 'clone', '--quiet', 'origin.git', 'other')
    for (const clone of ['other', 'sources']) {
      await publish(`mine-${clone}`, 'mine')
      await pull(`theirs-${clone}`, clone)
      write(`theirs-${clone}/index.html`, `theirs from ${clone}`)
      await pushPublished(at(`theirs-${clone}`))
      await expect(pushPublished(at(`mine-${clone}`))).rejects.toThrow(PushRejected)
      expect(showPublished('index.html')).toBe(`theirs from ${clone}`)
    }
  })

  test('never remove a folder that somebody else has chosen, even if it has a name like theirs', async () => {
    await publish('tree', 'first')
    await pushPublished(at('tree'))
    await pull('mine/published-99999999-old/tree')
    write('mine/published-99999999-old/notes.txt', 'mine')
    await updatePublished({ repository: at('sources'), place: (tree) => place(tree, 'second') })
    expect(read('mine/published-99999999-old/notes.txt')).toBe('mine')
  })

  test('leave line endings as they are, whatever git is set to', async () => {
    await publish('tree', 'first')
    write('tree/llms.txt', 'one\ntwo\n')
    await pushPublished(at('tree'))
    git('sources', 'config', 'core.autocrlf', 'true')
    await pull('again')
    expect(read('again/llms.txt')).toBe('one\ntwo\n')
  })

  test('refuse two first sites', async () => {
    await publish('mine', 'mine')
    await publish('theirs', 'theirs')
    await pushPublished(at('theirs'))
    await expect(pushPublished(at('mine'))).rejects.toThrow('Somebody else has published since you pulled')
    expect(showPublished('index.html')).toBe('theirs')
  })

  test('refuse a folder with something in it, and one inside the repository', async () => {
    write('tree/file', '')
    await expect(pull('tree')).rejects.toThrow("isn't empty")
    await expect(pull('sources/lib')).rejects.toThrow("it's inside the repository")
    await pull('sources/published')
    expect(list('sources/published')).toEqual(['.git', '.published.json'])
  })
})

describe('deploy push', { timeout: 60_000 }, () => {
  test("refuses any repository that isn't a published tree, and the sources", async () => {
    git('.', 'clone', '--quiet', 'origin.git', 'mine')
    write('mine/.env', 'secret')
    await expect(pushPublished(at('mine'))).rejects.toThrow("these commands didn't create it")
    await expect(pushPublished(at('sources'), at('sources'))).rejects.toThrow("it's the repository")
    await expect(pushPublished(at('nowhere'))).rejects.toThrow('There is no folder')
    expect(git('origin.git', 'branch', '--list', 'published')).toBe('')
  })

  test("refuses a tree that isn't its own checkout, because git would publish the repository around it", async () => {
    place(at('sources/published'), 'first')
    await expect(pushPublished(at('sources/published'), at('sources'))).rejects.toThrow(
      "isn't a checkout of the published branch",
    )
  })

  test('refuses hidden files and symbolic links in the tree, with their path', async () => {
    await publish('tree', 'first')
    write('tree/docs/.env', 'secret')
    await expect(pushPublished(at('tree'))).rejects.toThrow(`${at('tree/docs/.env')} is a hidden file`)
    remove('tree/docs')
    symlinkSync('/etc/passwd', at('tree/passwd'))
    await expect(pushPublished(at('tree'))).rejects.toThrow(`${at('tree/passwd')} is a symbolic link`)
    expect(git('origin.git', 'branch', '--list', 'published')).toBe('')
  })
})

describe('deploy pull', { timeout: 60_000 }, () => {
  test('refuses a branch that only happens to have the same name', async () => {
    write('book/chapter.txt', 'mine')
    git('book', 'init', '--quiet')
    git('book', 'add', '--all')
    git('book', 'commit', '--quiet', '-m', 'Publish the book')
    git('book', 'push', '--quiet', at('origin.git'), 'HEAD:refs/heads/published')
    await expect(pull('tree')).rejects.toThrow("wasn't created by these commands")
    expect(existsSync(at('tree'))).toBe(false)
  })
})

describe('deploy update', { timeout: 300_000 }, () => {
  test('loses none of ten branches and a site that publish at once, in random order', async () => {
    const { chance, shuffle } = createChance(18)
    const branches = Array.from({ length: 10 }, (_, index) => `branch-${index}`)
    const pause = (longest = 500) => new Promise((resolve) => setTimeout(resolve, chance() * longest))
    let placed = 0
    const publishings = shuffle(['', ...branches]).map(async (branch) => {
      const name = `clone-${branch}`
      git('.', 'clone', '--quiet', 'origin.git', name)
      const site = branch && writePreview(folder, `built-${branch}`, branch)
      await pause()
      await updatePublished({
        repository: at(name),
        pauseBefore: () => pause(2000),
        place: async (tree) => {
          placed++
          if (site) new PreviewTree(tree).publish(site, branch)
          else place(tree, 'production')
          await pause()
        },
      })
    })
    await Promise.all(publishings)

    // Some must have been rejected and started again, because otherwise this test proves nothing.
    expect(placed).toBeGreaterThan(publishings.length)
    expect(showPublished('index.html')).toBe('production')
    for (const branch of branches) {
      expect(showPublished(`previews/${branch}/index.html`)).toBe(branch)
      expect(showPublished('previews/index.html')).toContain(`>Preview of ${branch}</a>`)
    }
    expect(git('origin.git', 'rev-list', '--count', 'published')).toBe('1')
  })

  test('gives up after the last attempt, reports it, and leaves nothing behind', async () => {
    await publish('before', 'first')
    await pushPublished(at('before'))
    let round = 0
    const update = updatePublished({
      repository: at('sources'),
      attempts: 3,
      pauseBefore: async () => undefined,
      place: async (tree) => {
        place(tree, 'mine')
        await pull(`theirs-${++round}`)
        write(`theirs-${round}/index.html`, `theirs ${round}`)
        await pushPublished(at(`theirs-${round}`))
      },
    })
    await expect(update).rejects.toThrow('Somebody else published first 3 times in a row')
    expect(showPublished('index.html')).toBe('theirs 3')
    expect(git('sources', 'worktree', 'list')).not.toMatch(/published-[^/]*\/tree/)
  })

  test("doesn't try again after any other error", async () => {
    let calls = 0
    const update = updatePublished({
      repository: at('sources'),
      place: () => {
        calls++
        throw new Error('the site is broken')
      },
    })
    await expect(update).rejects.toThrow('the site is broken')
    expect(calls).toBe(1)
    git('sources', 'remote', 'set-url', 'origin', at('nowhere.git'))
    await expect(updatePublished({ repository: at('sources'), place: () => undefined })).rejects.toThrow(
      'git ls-remote failed',
    )
  })
})
