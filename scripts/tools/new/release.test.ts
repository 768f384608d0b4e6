import { beforeEach, describe, expect, test, vi } from 'vitest'
import { apiSource, publishedApi } from '@/lib/source/api'
import { release } from './release'
import { setUpSite } from './testing'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const site = setUpSite()
const args = [
  ...['--title', 'Trips', '--description', 'Plan a trip with its own list, its dates and its notes, on every device.'],
  ...['--areas', 'tasks,journal', '--date', '2024-05-20'],
]
const change = (from: string, to: string) => site.write(apiSource, site.read(apiSource).replace(from, to))

beforeEach(() => site.write(publishedApi, site.read(apiSource)))

describe('npm run new release', () => {
  test('creates the post and its picture, so that only the changes have to be written', async () => {
    const next = await site.make(release, '2.2', ...args, '--picture', 'calendar')
    expect(await site.check()).toMatch(
      /^(?:content\/releases\/2\.2\.mdx:\d+:1 {2}a change under "\w+" is empty .*\n?){4}$/,
    )
    expect(site.read('content/releases/2.2.mdx')).toContain('date: 2024-05-20\nauthor: product\nplatforms: [win, mac')
    expect(site.read('content/miniatures/release-2-2.yml')).toContain('kind: calendar\n')
    expect(next).toContain("In content/miniatures/release-2-2.yml, draw what's new.")
  })

  test('a patch has no picture, and the team that writes about patches', async () => {
    await site.make(release, '2.1.1', ...args)
    expect(site.read('content/releases/2.1.1.mdx')).toContain('author: apps\n')
    expect(site.list('content/miniatures')).not.toContain('release-2-1-1.yml')
    await expect(site.make(release, '2.1.2', ...args, '--picture', 'list')).rejects.toThrow(
      "--picture doesn't apply here",
    )
  })

  test('the API document of today becomes the published one', async () => {
    change('summary: Delete', 'summary: Delete a task')
    await site.make(release, '2.1.1', ...args)
    expect(site.read(publishedApi)).toBe(site.read(apiSource))
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

  test.each([
    [['2.0', ...args], 'VERSION 2.0 is not newer than 2.1  (choose a version after it)'],
    [['v2.2', ...args], `VERSION "v2.2" isn't a version  (write it like 2.2)`],
    [
      ['2.1.1', ...args.slice(0, -1), '2024-05-14'],
      `--date can't be 2024-05-14: 2.1 is dated 2024-05-14  (choose a later day`,
    ],
    [['2.1.1', ...args.slice(0, -1), '2024-02-30'], `--date can't be "2024-02-30"  (write year, month and day`],
    [['2.2', ...args], '--picture is missing: The kind of miniature for its picture  (one of board, list'],
    [['2.1.1', ...args, '--areas', 'task'], `--areas can't be "task"  (write tasks)`],
  ])('refuses %j', async (given, message) => {
    await expect(site.make(release, ...given)).rejects.toThrow(message)
    expect(site.list('content/releases')).toHaveLength(5)
  })
})
