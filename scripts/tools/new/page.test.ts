import { describe, expect, test, vi } from 'vitest'
import { page } from './page'
import { setUpSite } from './testing'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const site = setUpSite()
const file = 'content/docs/2.x/guide/trips.mdx'
const options: Readonly<Record<string, string>> = {
  title: 'Plan a trip: start to finish',
  description: 'Keep the tasks, dates and notes of a trip in one list, and pack without forgetting anything.',
  category: 'guide',
  since: 'none',
  plan: 'free',
  audience: 'anyone who travels',
  related: 'guide/tasks,/releases',
  next: 'Add a task: guide/tasks#add; Read what is new: /releases',
  keywords: 'travel, packing list',
}
const toArgs = (changed: Readonly<Record<string, string>> = {}) =>
  Object.entries({ ...options, ...changed }).flatMap(([name, value]) => [`--${name}`, value])
const unfinished = /^content\/docs\/2\.x\/guide\/trips\.mdx:\d+:1 {2}comments don't belong in pages [^\n]*$/

describe('npm run new page', () => {
  test('a page that introduces nothing has everything except its text', async () => {
    const next = await site.make(page, 'guide/trips', ...toArgs())
    expect(await site.check()).toMatch(unfinished)
    expect(next).toContain(`Write the text in ${file}.`)
    expect(site.read(file)).toContain("title: 'Plan a trip: start to finish'\n")
    expect(site.read(file)).toContain('platforms: [win, mac, linux, ios, android]\n')
    expect(site.read(file)).toContain('give each task or tip a heading')
    expect(site.read(file)).toContain('next:\n  Add a task: guide/tasks#add\n  Read what is new: /releases\n')
  })

  test.each([
    ['a post that introduces another page', '0.5', 'introduces: [guide/habits, guide/trips]'],
    ['a post that introduces nothing', '0.11', 'introduces: [guide/trips]'],
    ['a post without changes', '2.1', 'introduces: [guide/trips]'],
  ])('a page about a feature is announced in %s', async (_, since, line) => {
    await site.make(page, 'guide/trips', ...toArgs({ since }))
    expect(await site.check()).toMatch(unfinished)
    expect(site.read(file)).toContain('the last section is "What the server can read"')
    const post = site.read(`content/releases/${since}.mdx`)
    expect(post).toContain(`${line}\n`)
    expect(post).toContain('- **[Plan a trip: start to finish](/docs/guide/trips).** Keep the tasks')
    expect(post.match(/^## New$/gm)).toHaveLength(1)
  })

  test.each(['areas:\n  - tasks\n  - habits # both\n', 'areas: [\n  tasks,\n  habits,\n]\n'])(
    'the announcement keeps areas on several lines: %j',
    async (areas) => {
      const post = 'content/releases/0.11.mdx'
      site.write(post, site.read(post).replace(/^areas: .*\n/m, areas))
      await site.make(page, 'guide/trips', ...toArgs({ since: '0.11' }))
      expect(await site.check()).toMatch(unfinished)
      expect(site.read(post)).toContain(`${areas}introduces: [guide/trips]\n`)
    },
  )

  test('a page about a draft release is a draft too, and the draft post introduces it', async () => {
    site.addDraft('2.1.1', '2024-05-20')
    const next = await site.make(page, 'guide/trips', ...toArgs({ since: '2.1.1' }))
    expect(await site.check()).toMatch(unfinished)
    expect(site.read(file)).toMatch(/^draft: true\n---$/m)
    expect(next).toContain(`When you publish 2.1.1, remove draft: true from ${file} as well.`)
    expect(site.read('content/releases/2.1.1.mdx')).toContain('introduces: [guide/trips]')
  })

  test('the announcement replaces the empty item of a draft, before other kinds of changes', async () => {
    const post = 'content/releases/0.11.mdx'
    const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(site.read(post)) ?? []
    site.write(post, `${frontMatter}\n## New\n\n-\n\n## Fixed\n\n-\n`)
    await site.make(page, 'guide/trips', ...toArgs({ since: '0.11' }))
    expect(site.read(post)).toMatch(/## New\n\n- \*\*\[Plan.*\n\n## Fixed\n\n-\n$/)
  })

  test.each([
    [
      'first',
      '',
      '# Order\n- category: Guide # open\n  id: guide\n  items:\n    - guide/trips\n    - guide/tasks # why\n    - guide/habits\n',
    ],
    [
      'guide/tasks',
      '',
      '# Order\n- category: Guide # open\n  id: guide\n  items:\n    - guide/tasks # why\n    - guide/trips\n    - guide/habits\n',
    ],
    [
      'guide',
      'none',
      '# Order\n- category: Guide # open\n  id: guide\n  items:\n    - guide/tasks # why\n    - guide/habits\n- guide/trips\n',
    ],
  ])('the sidebar lists the page after %s, and keeps its comments', async (after, category, expected) => {
    const sidebar = 'content/docs/2.x/sidebar.yml'
    const commented = site.read(sidebar).replace('Guide', 'Guide # open').replace('guide/tasks', 'guide/tasks # why')
    site.write(sidebar, `# Order\n${commented}`)
    await site.make(page, 'guide/trips', ...toArgs({ after, ...(category && { category }) }))
    expect(site.read(sidebar)).toBe(expected)
  })

  test("lists everything that's missing, with the values to choose from", async () => {
    const message = await site.make(page, 'guide/trips').catch((error: Error) => error.message)
    expect(message).toContain('--title is missing: ')
    expect(message).toMatch(/^--category is missing: .*\(write one of none, guide\)$/m)
    expect(message).toMatch(/^--since is missing: .*\(write one of none, 2\.1, 0\.11, 0\.8, 0\.5, 0\.1\)$/m)
    expect(message).not.toContain('--platforms')
  })

  test.each([
    [['Guide/Trips.mdx', ...toArgs()], `SLUG can't be "Guide/Trips.mdx"  (write guide/trips)`],
    [['guide//-trips', ...toArgs()], `SLUG can't be "guide//-trips"  (write guide/trips)`],
    [
      ['guide/tasks', ...toArgs()],
      'because content/docs/2.x/guide/tasks.mdx exists  (edit it, or choose another slug)',
    ],
    [['guide/trips', ...toArgs({ category: 'guides' })], `--category can't be "guides"  (write guide)`],
    [['guide/trips', ...toArgs({ after: 'guide/nothing' })], `--after can't be "guide/nothing"`],
    [['guide/trips', ...toArgs({ category: 'nope' })], `--category can't be "nope"  (write one of none, guide)`],
    [
      ['guide/trips', ...toArgs({ since: '3.0' })],
      "--since can't be 3.0, because there's no post for it  (run npm run new release 3.0 first)",
    ],
    [['guide/trips', ...toArgs({ since: '0.6' })], `--since can't be "0.6"`],
    [
      ['guide/trips', ...toArgs({ description: 'Short.' })],
      "--description can't be used: the description has 6 characters",
    ],
    [
      ['guide/trips', ...toArgs({ related: 'guide/task' })],
      '--related can\'t lead to "guide/task", because there\'s no such page  (write guide/tasks)',
    ],
    [['guide/trips', ...toArgs({ next: 'Add a task: guide/habit#x' })], '--next can\'t lead to "guide/habit"'],
    [['guide/trips', ...toArgs({ platforms: 'win,amiga' })], `--platforms can't be "amiga"`],
    [['guide/trips', ...toArgs({ title: ' ' })], '--title is empty  (write something)'],
    [['guide/trips', ...toArgs({ next: 'guide/tasks' })], '(write a task, a colon and a slug)'],
    [['guide/trips', ...toArgs(), '--plan', 'free'], '--plan is given more than once  (keep one)'],
    [['guide/trips', ...toArgs(), '--colour', 'red'], "Unknown option '--colour'"],
    [['guide/trips', 'Trips'], `"Trips" doesn't belong to any option  (write -- before the options`],
  ])('changes nothing for %j', async (args, message) => {
    const before = site.listAll()
    await expect(site.make(page, ...args)).rejects.toThrow(message)
    expect(site.listAll()).toEqual(before)
  })
})
