import { chmodSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createChance } from '@/lib/testing/chance'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { placeSite } from './place-site'
import { PreviewTree } from './preview-tree'
import { updatePublished } from './published-tree'
import { listRecords, shortenId } from './records'
import { rollBack } from './roll-back'
import { createOrigin, toCommit, writePreview, writeSite } from './testing'

const folder = createTempFolder()
const { at, write } = folder
const { git, showPublished, listPublished, listRecorded, publishSite } = createOrigin(folder)
const repository = () => at('sources')
const publishPreview = (branch: string, text = branch) =>
  updatePublished({
    repository: repository(),
    place: (tree) => void new PreviewTree(tree).publish(writePreview(folder, 'preview', branch, text), branch),
  })
const roll = (asked?: string) => rollBack({ repository: repository(), asked, pauseBefore: async () => undefined })
/** Lets somebody else's publication arrive at `origin` between the next pull and its push. */
async function overtakeWith(publish: () => Promise<unknown>) {
  const listRefs = () =>
    git('origin.git', 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads/published', 'refs/published/')
  const before = listRefs()
  await publish()
  const after = listRefs()
  for (const line of after.split('\n')) git('origin.git', 'update-ref', '-d', line.split(' ')[0] ?? '')
  for (const line of before.split('\n')) git('origin.git', 'update-ref', ...line.split(' '))
  const updates = after.split('\n').map((line) => `git --git-dir='${at('origin.git')}' update-ref ${line}`)
  write('sources/.git/hooks/pre-push', ['#!/bin/sh', 'rm "$0"', ...updates].join('\n'))
  chmodSync(at('sources/.git/hooks/pre-push'), 0o755)
}
const countBranchCommits = () => git('origin.git', 'rev-list', '--count', 'published')

describe('a publication', { timeout: 120_000 }, () => {
  test('keeps the site as a record, with its date and commit, and only its own files', async () => {
    await publishPreview('x')
    expect(listRecorded()).toEqual([])
    await publishSite('first')
    const { live, isNew, files, bytes } = await publishSite('second', { 'docs/page.html': 'page' })
    expect([isNew, files]).toEqual([true, 4])
    expect(bytes).toBeGreaterThan(0)
    const [second, first] = await listRecords(repository())
    expect(second).toEqual(live)
    expect([first?.commit, second?.commit]).toEqual([toCommit('first'), toCommit('second')])
    expect(second?.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(git('origin.git', 'log', '--format=%s', 'published')).toBe(`Publish ${live?.id}`)
    // The branch also has the first site's script, for pages that are still open, and the preview.
    expect(listPublished()).toEqual(expect.arrayContaining(['_next/static/first.js', 'previews/x/index.html']))
    expect(listPublished(second?.hash)).toEqual(['.nojekyll', '_next/static/second.js', 'docs/page.html', 'index.html'])
  })

  test('estimates how much the repository grows, not counting files that it already has', async () => {
    const { chance } = createChance(1)
    const large = Array.from({ length: 20_000 }, () => chance()).join()
    const first = await publishSite('first', { 'large.txt': large })
    const second = await publishSite('second', { 'large.txt': large })
    expect(first.bytes).toBeGreaterThan(100_000)
    expect(second.bytes).toBeGreaterThan(0)
    expect(second.bytes).toBeLessThan(10_000)
  })

  test('keeps exactly ten records, and removes the oldest', async () => {
    for (let index = 1; index <= 12; index++) await publishSite(`site-${index}`)
    expect(listRecorded()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((index) => `site-${index}`))
  })

  test('adds no record if the site is the same, or if only a preview changes', async () => {
    const { live } = await publishSite('first')
    expect(await publishSite('first')).toMatchObject({ live, isNew: false, bytes: 0 })
    expect(await publishPreview('x')).toMatchObject({ live, isNew: false })
    expect(listRecorded()).toEqual(['first'])
  })

  test('replaces the record of the same files, so that no two records are alike', async () => {
    for (const text of ['first', 'second', 'first']) await publishSite(text)
    expect(listRecorded()).toEqual(['first', 'second'])
  })

  test('keeps a record of each of three sites that are published at once', async () => {
    const { chance } = createChance(84)
    const texts = ['one', 'two', 'three']
    for (const text of texts) {
      git('.', 'clone', '--quiet', 'origin.git', `clone-${text}`)
      writeSite(folder, `site-${text}`, text)
    }
    const publishing = texts.map((text) =>
      updatePublished({
        repository: at(`clone-${text}`),
        pauseBefore: () => new Promise((resolve) => setTimeout(resolve, chance() * 500)),
        place: (tree) => placeSite(at(`site-${text}`), tree, { commit: toCommit(text) }),
      }),
    )
    await Promise.all(publishing)
    expect(listRecorded().sort()).toEqual([...texts].sort())
    expect(listRecorded()[0]).toBe(showPublished('index.html'))
    expect(countBranchCommits()).toBe('1')
  })

  test('adds the record again if somebody has deleted it', async () => {
    const { live } = await publishSite('first')
    git('origin.git', 'update-ref', '-d', `refs/published/${live?.id}`)
    await publishPreview('x')
    expect(listRecorded()).toEqual(['first'])
  })

  test("is newer than the last one, even if this computer's clock is slow", async () => {
    await publishSite('first')
    const [first] = await listRecords(repository())
    const later = first?.id.replace(/^\d{4}/, '2999') ?? ''
    git('origin.git', 'update-ref', `refs/published/${later}`, first?.hash ?? '')
    await publishSite('second')
    expect(listRecorded()[0]).toBe('second')
  })
})

describe('rollback', { timeout: 120_000 }, () => {
  test('restores the previous site, in one commit, without touching previews', async () => {
    await publishSite('good', { 'docs/page.html': 'good page' })
    await publishPreview('x')
    await publishSite('bad', { 'new.html': 'bad page' })
    const previews = git('origin.git', 'rev-parse', 'published:previews')
    const { chosen, publication } = await roll()
    expect(chosen.commit).toBe(toCommit('good'))
    expect(showPublished('index.html')).toBe('good')
    expect(showPublished('docs/page.html')).toBe('good page')
    expect(listPublished()).not.toContain('new.html')
    expect(git('origin.git', 'rev-parse', 'published:previews')).toBe(previews)
    expect(countBranchCommits()).toBe('1')
    expect(listRecorded()).toEqual(['good', 'bad'])
    expect(publication.live).toMatchObject({ commit: toCommit('good'), hash: chosen.hash })
    expect(JSON.parse(showPublished('.kept.json')).deploys[0].commit).toBe(toCommit('good'))
  })

  test('keeps the hashed files of the bad site, because pages may be open', async () => {
    await publishSite('good')
    await publishSite('bad')
    await roll()
    expect(listPublished()).toEqual(expect.arrayContaining(['_next/static/good.js', '_next/static/bad.js']))
    await publishSite('fixed')
    expect(listPublished()).toEqual(
      expect.arrayContaining(['_next/static/good.js', '_next/static/bad.js', '_next/static/fixed.js']),
    )
  })

  test('restores any of the last ten, by ID or by commit, even from a new clone', async () => {
    for (let index = 1; index <= 10; index++) await publishSite(`site-${index}`)
    git('.', 'clone', '--quiet', 'origin.git', 'other')
    const records = await listRecords(repository())
    await rollBack({ repository: at('other'), asked: shortenId(records[9]?.id ?? '') })
    expect(showPublished('index.html')).toBe('site-1')
    await rollBack({ repository: at('other'), asked: toCommit('site-5').slice(0, 9) })
    expect(showPublished('index.html')).toBe('site-5')
    expect(listRecorded()).toEqual([5, 1, 10, 9, 8, 7, 6, 4, 3, 2].map((index) => `site-${index}`))
    // There and back again: without a name, it's the site that was live before.
    await roll()
    expect(showPublished('index.html')).toBe('site-1')
  })

  test("restores the files byte for byte, whatever this computer's settings for line endings", async () => {
    const text = 'one\r\ntwo\n'
    await publishSite('good', { 'a.txt': text })
    await publishSite('bad')
    git('sources', 'config', 'core.autocrlf', 'true')
    await roll()
    write('a.txt', text)
    expect(git('origin.git', 'rev-parse', 'published:a.txt')).toBe(git('.', 'hash-object', '--no-filters', 'a.txt'))
  })

  test('refuses an unknown record, and lists those that exist', async () => {
    await expect(roll()).rejects.toThrow('Nothing is published yet')
    const { live } = await publishSite('first')
    await expect(roll()).rejects.toThrow("There's no earlier record to go back to")
    await publishSite('second')
    await expect(roll('nothing')).rejects.toThrow(
      `There's no record "nothing". Choose one of these:\n  npm run deploy -- rollback ${shortenId(live?.id ?? '')}`,
    )
    await expect(roll('2')).rejects.toThrow('"2" matches 2 records')
    await expect(roll(toCommit('second'))).rejects.toThrow('is live already')
    expect(showPublished('index.html')).toBe('second')
  })

  test('refuses to replace a site that somebody else has published in the meantime', async () => {
    await publishSite('good')
    await publishSite('bad')
    await overtakeWith(() => publishSite('fixed'))
    await expect(roll()).rejects.toThrow('in the meantime, so nothing was rolled back')
    expect(showPublished('index.html')).toBe('fixed')
    expect(listRecorded()).toEqual(['fixed', 'bad', 'good'])
  })

  test('starts again if only a preview was published in the meantime', async () => {
    await publishSite('good')
    await publishSite('bad')
    await overtakeWith(() => publishPreview('x'))
    await roll()
    expect(showPublished('index.html')).toBe('good')
    expect(showPublished('previews/x/index.html')).toBe('x')
  })
})
