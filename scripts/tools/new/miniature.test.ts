import { describe, expect, test, vi } from 'vitest'
import { miniature } from './miniature'
import { setUpSite } from './testing'

vi.mock('@/lib/site/version-list.mjs', () => import('@/lib/testing/version-list'))

const site = setUpSite()
const page = 'content/docs/2.x/guide/tasks.mdx'
const tag = '<Miniature id="trip" caption="A trip." />'

describe('npm run new miniature', () => {
  test.each([
    ['top', `caption="Two open tasks." />\n\n${tag}\n\n## Add a task [#add]`],
    ['Add a task', `</Steps>\n\n${tag}\n\n## Carry over`],
    ['Carry over', `#streaks).\n\n${tag}\n`],
  ])('shows a new picture at the end of the section %s', async (section, expected) => {
    await site.make(miniature, 'trip', '--kind', 'list', '--page', page, '--section', section, '--caption', 'A trip.')
    expect(await site.check()).toMatch(/^content\/miniatures\/trip\.yml:1:1 {2}this is still the example .*$/)
    expect(site.read(page)).toContain(expected)
  })

  test.each(['guide/tasks', '/docs/guide/tasks', page])(
    'finds the page by its slug, address or file: %s',
    async (name) => {
      await site.make(miniature, 'trip', '--kind', 'list', '--page', name)
      expect(site.read(page)).toContain('<Miniature id="trip" />')
    },
  )

  test("a heading in a code block doesn't count as a section", async () => {
    site.write(page, `${site.read(page)}\n\`\`\`text\n## Not a heading\n\`\`\`\n`)
    const args = ['trip', '--kind', 'list', '--page', page, '--section']
    await expect(site.make(miniature, ...args, 'Not a heading')).rejects.toThrow(`--section can't be "Not a heading"`)
    await site.make(miniature, ...args, 'Carry over')
    expect(site.read(page)).toMatch(/```\n\n<Miniature id="trip" \/>\n$/)
  })

  test('without a page, the check and the command say how to show it', async () => {
    expect(await site.make(miniature, 'trip', '--kind', 'timer')).toContain('write <Miniature id="trip" />')
    expect(await site.check()).toContain('content/miniatures/trip.yml:1:1  no page shows this miniature')
  })

  test.each([
    [['Trip.yml', '--kind', 'list'], `ID can't be "Trip.yml"  (write trip)`],
    [
      ['two-tasks', '--kind', 'list'],
      'because content/miniatures/two-tasks.yml exists  (edit it, or choose another ID)',
    ],
    [['release-2-2', '--kind', 'list'], '(npm run new release creates the pictures of releases)'],
    [['trip', '--kind', 'lists'], `--kind can't be "lists"  (write list)`],
    [['trip', '--kind', 'list', '--page', 'content/docs/1.x/guide/tasks.mdx'], `--page can't be`],
    [['trip', '--kind', 'list', '--page', 'guide/task'], `--page can't be "guide/task"  (write guide/tasks)`],
    [['trip', '--kind', 'list', '--page', page, '--caption', 'A "trip"'], "--caption can't contain quotation marks"],
    [['trip', '--kind', 'list', '--section', 'top'], "--section doesn't apply here  (leave it out)"],
  ])('changes nothing for %j', async (args, message) => {
    const before = site.listAll()
    await expect(site.make(miniature, ...args)).rejects.toThrow(message)
    expect(site.listAll()).toEqual(before)
  })
})
