import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toPreviewBasePath } from '@/lib/preview/segment'
import { createChance } from '@/lib/testing/chance'
import { placeSite } from './place-site'
import { PreviewTree } from './preview-tree'
import { PushRejected, pullPublished, pushPublished, updatePublished } from './published-tree'

let root: string
const at = (...names: string[]) => path.join(root, ...names)
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], {
    cwd: at(cwd),
    encoding: 'utf8',
    stdio: 'pipe',
  })
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text)
}
const showPublished = (name: string) => git('origin.git', 'show', `published:${name}`)
const listPublished = () => git('origin.git', 'ls-tree', '-r', '--name-only', 'published').trim().split('\n')
const pull = (folder: string, clone = 'sources') => pullPublished(at(folder), { repository: at(clone) })

function place(tree: string, text: string) {
  write('site/index.html', text)
  placeSite(at('site'), tree, { commit: '0123abc' })
}
async function publish(folder: string, text: string) {
  await pull(folder)
  place(at(folder), text)
}
function buildPreview(branch: string): string {
  const basePath = toPreviewBasePath(branch)
  write(`built-${branch}/index.html`, branch)
  write(`built-${branch}/preview.json`, JSON.stringify({ branch, commit: '0123abc', basePath }))
  return at(`built-${branch}`)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'published-'))
  git('.', 'init', '--quiet', '--bare', 'origin.git')
  git('.', 'clone', '--quiet', 'origin.git', 'sources')
  write('sources/readme', 'the sources')
  write('sources/.gitignore', '_next\n')
  git('sources', 'add', '.')
  git('sources', 'commit', '--quiet', '-m', 'Sources')
  git('sources', 'push', '--quiet', 'origin', 'HEAD')
  write('site/index.html', 'first')
  write('site/_next/static/a.js', 'script')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('published:pull, site and push', { timeout: 60_000 }, () => {
  test('publish a first site, as a branch of one commit with nothing else in it', async () => {
    await publish('tree', 'first')
    await pushPublished(at('tree'))
    expect(listPublished()).toEqual(['.kept.json', '.nojekyll', '.published.json', '_next/static/a.js', 'index.html'])
  })

  test('replace the site, keep the previews, and stay one commit', async () => {
    await publish('tree', 'first')
    write('tree/previews/x/index.html', 'preview')
    write('tree/old.html', 'old')
    await pushPublished(at('tree'))
    await publish('again', 'second')
    expect(existsSync(at('again/old.html'))).toBe(false)
    expect(readFileSync(at('again/previews/x/index.html'), 'utf8')).toBe('preview')
    await pushPublished(at('again'))
    expect(showPublished('index.html')).toBe('second')
    expect(git('origin.git', 'rev-list', '--count', 'published').trim()).toBe('1')
  })

  test('refuse to overwrite what somebody else has published since, from another clone or from the same', async () => {
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

  test('refuse two first sites', async () => {
    await publish('mine', 'mine')
    await publish('theirs', 'theirs')
    await pushPublished(at('theirs'))
    await expect(pushPublished(at('mine'))).rejects.toThrow('Somebody else has published since the pull')
    expect(showPublished('index.html')).toBe('theirs')
  })

  test('refuse a folder with something in it, and one inside the repository', async () => {
    write('tree/file', '')
    await expect(pull('tree')).rejects.toThrow("isn't empty")
    await expect(pull('sources/lib')).rejects.toThrow("it's inside the repository")
    await pull('sources/published')
    expect(readdirSync(at('sources/published')).sort()).toEqual(['.git', '.published.json'])
  })
})

describe('published:push', { timeout: 60_000 }, () => {
  test('refuses any repository that is not a published tree, and the sources', async () => {
    git('.', 'clone', '--quiet', 'origin.git', 'mine')
    write('mine/.env', 'secret')
    await expect(pushPublished(at('mine'))).rejects.toThrow("these commands didn't make it")
    await expect(pushPublished(at('sources'), at('sources'))).rejects.toThrow("it's the repository")
    await expect(pushPublished(at('nowhere'))).rejects.toThrow('There is no folder')
    expect(git('origin.git', 'branch', '--list', 'published')).toBe('')
  })

  test('refuses a tree that is not its own checkout, because git would publish the repository around it', async () => {
    place(at('sources/published'), 'first')
    await expect(pushPublished(at('sources/published'), at('sources'))).rejects.toThrow(
      "isn't a checkout of the published branch",
    )
  })

  test('refuses hidden files and symbolic links in the tree, with their path', async () => {
    await publish('tree', 'first')
    write('tree/docs/.env', 'secret')
    await expect(pushPublished(at('tree'))).rejects.toThrow(`${at('tree/docs/.env')} is a hidden file`)
    rmSync(at('tree/docs'), { recursive: true })
    symlinkSync('/etc/passwd', at('tree/passwd'))
    await expect(pushPublished(at('tree'))).rejects.toThrow(`${at('tree/passwd')} is a symbolic link`)
    expect(git('origin.git', 'branch', '--list', 'published')).toBe('')
  })
})

describe('published:pull of a branch without a marker', { timeout: 60_000 }, () => {
  /** Publishes a folder as the branch's only commit. */
  function pushBranch(folder: string, email: string, subject: string) {
    git(folder, 'init', '--quiet')
    git(folder, 'add', '--all')
    git(folder, '-c', `user.email=${email}`, 'commit', '--quiet', '-m', subject)
    git(folder, 'push', '--quiet', '--force', at('origin.git'), 'HEAD:refs/heads/published')
  }

  test('takes over what an earlier version published, without its symbolic links', async () => {
    write('old/.nojekyll', '')
    write('old/index.html', 'old')
    symlinkSync('/etc/passwd', at('old/passwd'))
    pushBranch('old', 'publishing@localhost', 'Publish')
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await publish('tree', 'new')
    expect(warn).toHaveBeenCalledWith("passwd was published as a symbolic link. It's no longer part of the tree.")
    warn.mockRestore()
    await pushPublished(at('tree'))
    expect(listPublished()).toEqual(['.kept.json', '.nojekyll', '.published.json', '_next/static/a.js', 'index.html'])
  })

  test('refuses a branch that happens to have the name, unless it is adopted', async () => {
    write('book/.nojekyll', '')
    write('book/chapter.txt', 'mine')
    pushBranch('book', 'author@localhost', 'Publish the book')
    await expect(pull('tree')).rejects.toThrow("wasn't made by these commands")
    expect(existsSync(at('tree'))).toBe(false)
    await pullPublished(at('tree'), { repository: at('sources'), adopt: true })
    expect(readdirSync(at('tree'))).toContain('.published.json')
  })
})

describe('published:update', { timeout: 300_000 }, () => {
  test('loses none of ten branches and a site that publish at once, in random order', async () => {
    const { chance, shuffle } = createChance(18)
    const branches = Array.from({ length: 10 }, (_, index) => `branch-${index}`)
    const pause = (longest = 500) => new Promise((resolve) => setTimeout(resolve, chance() * longest))
    let placed = 0
    const publishings = shuffle(['', ...branches]).map(async (branch) => {
      const name = `clone-${branch}`
      git('.', 'clone', '--quiet', 'origin.git', name)
      const site = branch && buildPreview(branch)
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
      expect(showPublished('previews/index.html')).toContain(`>${branch}</a>`)
    }
    expect(git('origin.git', 'rev-list', '--count', 'published').trim()).toBe('1')
  })

  test('gives up after so many attempts, says so, and leaves nothing behind', async () => {
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

  test('does not try again when something else is wrong', async () => {
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
