import { execFileSync } from 'node:child_process'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentVersion } from '@/lib/site/versions'
import { renew } from '@/lib/source/memo.mjs'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { toTestEntry } from '@/lib/testing/test-entry'
import { describePage } from './describe-page'

const docs = `content/docs/${currentVersion.id}`
const habits = `${docs}/habits.mdx`
const entries = ['habits', 'journal', 'start'].map((slug) =>
  toTestEntry({ href: `/docs/${slug}`, heading: slug.toUpperCase(), sourcePath: `${docs}/${slug}.mdx` }),
)
const list = toTestEntry({ kind: 'list', href: '/releases' })
vi.mock('@/lib/catalogue/entries', () => ({
  findEntry: (href: string) => [...entries, list].find((entry) => entry.href === href),
}))
vi.mock('../build/content', () => ({ openContentMemory: () => new Map() }))

const start = process.cwd()
const folder = createTempFolder()
const write = (file: string, text: string) => folder.write(file, `---\ntitle: A page\n---\n\n${text}\n`)
const describeHabits = () => describePage('/docs/habits')

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  const env = { ...process.env, GIT_AUTHOR_DATE: '2026-02-03T12:00:00Z', GIT_COMMITTER_DATE: '2026-02-03T12:00:00Z' }
  execFileSync('git', [...author, ...args], { cwd: folder.at(), env })
}

beforeEach(() => {
  process.chdir(folder.at())
  renew(folder.at())
  write(habits, 'You keep a habit. It has four words.')
  return () => process.chdir(start)
})

describe('the text', () => {
  test('has the words and sentences that somebody would count', async () =>
    expect((await describeHabits())?.text).toEqual({ words: 8, sentences: 2, longest: 4 }))

  test('has the reading grade if it has enough sentences', async () => {
    write(habits, 'You keep a habit. '.repeat(8))
    const { text } = (await describeHabits()) ?? {}
    expect(text).toMatchObject({ words: 32, sentences: 8, longest: 4 })
    // The Automated Readability Index: 4.71 × 13 letters / 4 words + 0.5 × 4 words − 21.43.
    expect(text?.grade).toBeCloseTo(4.71 * (13 / 4) + 0.5 * 4 - 21.43)
  })

  test('leaves out code and titles', async () => {
    write(habits, '## A title\n\n`one two` is code.\n\n```bash\nnpm run dev. Words.\n```')
    expect((await describeHabits())?.text).toEqual({ words: 2, sentences: 1, longest: 2 })
  })
})

describe('the links', () => {
  test('lead from the page and to it, and links to other sites come separately', async () => {
    write(habits, '[Journal](/docs/journal), [gone](/docs/gone) and [a site](https://example.com/).')
    write(`${docs}/start.mdx`, 'See [habits](/docs/habits#streaks), and again [habits](./habits.mdx).')
    write(`${docs}/journal.mdx`, 'See [start](/docs/start).')
    expect(await describeHabits()).toMatchObject({
      file: habits,
      outgoing: [{ href: '/docs/journal', title: 'JOURNAL' }, { href: '/docs/gone' }],
      external: ['https://example.com/'],
      incoming: [{ href: '/docs/start', title: 'START' }],
    })
  })

  test('can also lead to a list, which has no text', async () => {
    write(habits, 'See [what is new](/releases).')
    const incoming = [{ href: '/docs/habits', title: 'HABITS' }]
    expect(await describePage('/releases')).toEqual({ outgoing: [], external: [], incoming })
  })

  test("are unknown if there's no such page", async () => expect(await describePage('/nowhere')).toBeUndefined())
})

describe('the last change', () => {
  test("is unknown where there's no git", async () => expect((await describeHabits())?.change).toBeUndefined())

  test("is the file's last commit, even if other files were committed later", async () => {
    git('init', '--quiet')
    expect((await describeHabits())?.change).toBeUndefined()
    git('add', '--all')
    git('commit', '--quiet', '--message', 'content: add habits')
    write(`${docs}/start.mdx`, 'Start.')
    git('add', '--all')
    git('commit', '--quiet', '--message', 'content: add the start')
    const change = { date: '2026-02-03', author: 'Ada', subject: 'content: add habits' }
    expect((await describeHabits())?.change).toEqual({ ...change, isUncommitted: false })
    write(habits, 'Another text.')
    expect((await describeHabits())?.change).toEqual({ ...change, isUncommitted: true })
  })

  test("says only that a new file isn't committed", async () => {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'build: begin')
    expect((await describeHabits())?.change).toEqual({ isUncommitted: true })
  })
})
