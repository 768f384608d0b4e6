import { beforeEach, describe, expect, test, vi } from 'vitest'
import { apiSource, publishedApi } from '@/lib/source/api'
import { release } from './release'
import { setUpSite } from './testing'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const site = setUpSite()
const args = [
  ...[
    '--title',
    'Plan a trip',
    '--description',
    'Plan a trip with its own list, its dates and its notes, on every device.',
  ],
  ...['--areas', 'tasks,journal', '--date', '2024-05-20'],
]
const change = (from: string, to: string) => site.write(apiSource, site.read(apiSource).replace(from, to))

beforeEach(() => site.write(publishedApi, site.read(apiSource)))

describe('npm run new release', () => {
  test('creates the post and its picture, so that only the changes have to be written', async () => {
    const next = await site.make(release, '2.2', ...args, '--picture', 'calendar')
    expect(await site.check()).toMatch(
      /^content\/miniatures\/release-2-2\.yml:1:1 {2}this is still the example .*\n(?:content\/releases\/2\.2\.mdx:\d+:1 {2}a change under "\w+" is empty .*\n?){4}$/,
    )
    expect(site.read('content/releases/2.2.mdx')).toContain('date: 2024-05-20\nauthor: product\nplatforms: [win, mac')
    expect(site.read('content/miniatures/release-2-2.yml')).toContain('kind: calendar\n')
    expect(next).toContain("In content/miniatures/release-2-2.yml, draw what's new.")
  })

  test('a patch has no picture, and its author is the team that writes about patches', async () => {
    await site.make(release, '2.1.1', ...args)
    expect(site.read('content/releases/2.1.1.mdx')).toContain('author: apps\n')
    expect(site.list('content/miniatures')).not.toContain('release-2-1-1.yml')
    await expect(site.make(release, '2.1.2', ...args, '--picture', 'list')).rejects.toThrow(
      "--picture doesn't apply here",
    )
  })

  test('the current API document becomes the published one', async () => {
    change('summary: Delete', 'summary: Delete a task')
    await site.make(release, '2.1.1', ...args)
    expect(site.read(publishedApi)).toBe(site.read(apiSource))
  })

  test('a draft has the same post, but the published API document waits until the release is published', async () => {
    change('summary: Delete', 'summary: Delete a task')
    const published = site.read(publishedApi)
    const next = await site.make(release, '2.1.1', ...args, '--draft', 'yes')
    expect(site.read('content/releases/2.1.1.mdx')).toMatch(/^draft: true\n---$/m)
    expect(site.read(publishedApi)).toBe(published)
    expect(next).toContain(
      `remove draft: true from content/releases/2.1.1.mdx, and copy ${apiSource} to ${publishedApi}`,
    )
  })

  test('a release can come before a draft, but it has to have an earlier date', async () => {
    site.addDraft('2.3.1', '2024-05-21')
    await site.make(release, '2.1.1', ...args)
    expect(site.read('content/releases/2.1.1.mdx')).not.toContain('draft')
    expect(await site.check()).not.toContain('is dated')
    await expect(site.make(release, '2.1.2', ...args.slice(0, -1), '2024-05-21')).rejects.toThrow(
      "--date can't be 2024-05-21: 2.3.1, a draft, is dated 2024-05-21  (choose an earlier day, or correct the date of the draft first)",
    )
  })

  test('a release after a draft has a later date than the draft', async () => {
    site.addDraft('2.1.1', '2024-05-20')
    await expect(site.make(release, '2.1.2', ...args)).rejects.toThrow('2.1.1 is dated 2024-05-20  (choose a later day')
  })

  test('changes nothing if the document breaks programs', async () => {
    change('name: stage', 'name: kind')
    const published = site.read(publishedApi)
    await expect(site.make(release, '2.1.1', ...args)).rejects.toThrow(
      'PATCH /tasks/{id}, parameter stage: was removed',
    )
    expect(site.list('content/releases')).not.toContain('2.1.1.mdx')
    expect(site.read(publishedApi)).toBe(published)
  })

  test('refuses the version of a draft, which has a post', async () => {
    site.addDraft('2.1.1', '2024-05-20')
    await expect(site.make(release, '2.1.1', ...args)).rejects.toThrow(
      'VERSION 2.1.1 is a draft already  (edit its post, or choose another version)',
    )
  })

  test("reports only once what's wrong with the version", async () => {
    const message = await site.make(release, '2.0', ...args).catch((error: Error) => error.message)
    expect(message).toMatch(/^VERSION 2\.0 is not newer/)
    expect(message).not.toContain('--date')
  })

  test.each([
    [['2.0', ...args], 'VERSION 2.0 is not newer than 2.1  (choose a version after it)'],
    [['v2.2', ...args], `VERSION "v2.2" isn't a version  (write it like 2.2)`],
    [
      ['2.1.1', ...args.slice(0, -1), '2024-05-14'],
      `--date can't be 2024-05-14: 2.1 is dated 2024-05-14  (choose a later day`,
    ],
    [['2.1.1', ...args.slice(0, -1), '2024-02-30'], `--date can't be "2024-02-30"  (write year, month and day`],
    [['2.2', ...args], '--picture is missing: The kind of miniature for its picture  (write one of board, list'],
    [['2.1.1', ...args.slice(2), '--title', 'Trips'], `--title can't be "Trips"  (name the theme in two to six words)`],
    [['2.1.1', ...args, '--areas', 'task'], `--areas can't be "task"  (write tasks)`],
  ])('refuses %j', async (given, message) => {
    await expect(site.make(release, ...given)).rejects.toThrow(message)
    expect(site.list('content/releases')).toHaveLength(5)
  })
})
