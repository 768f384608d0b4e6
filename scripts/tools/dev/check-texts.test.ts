import { beforeEach, expect, test, vi } from 'vitest'
import { currentVersion } from '@/lib/site/versions'
import { renew } from '@/lib/source/memo.mjs'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { toTestEntry } from '@/lib/testing/test-entry'
import { checkTexts } from './check-texts'

const habits = `content/docs/${currentVersion.id}/habits.mdx`
const journal = `content/docs/${currentVersion.id}/journal.mdx`
vi.mock('@/lib/catalogue/entries', () => ({
  findEntry: (href: string) => (href === '/docs/habits' ? toTestEntry({ href, sourcePath: habits }) : undefined),
}))
vi.mock('../build/content', () => ({ openContentMemory: () => new Map() }))

const spelling = 'dictionaryDefinitions: [{ name: own, path: ./content/words.txt }]\ndictionaries: [own]\n'
const start = process.cwd()
const folder = createTempFolder()
let saves = 0

function save(file: string, text: string): void {
  folder.write(file, text)
  saves += 1
  renew(`${folder.at()} ${saves}`)
}
const check = async (...texts: string[]) =>
  (await checkTexts(texts)).map(({ path, line, message, pages }) => `${path}:${line} ${message} ${pages}`)
const toPage = (text: string) => `---\ntitle: Habits\n---\n\n${text}\n`

beforeEach(() => {
  process.chdir(folder.at())
  save('cspell.config.yaml', spelling)
  save('content/words.txt', 'habits\nwrite\nthem\n')
  save('content/style.yml', 'rules:\n  - { id: them, pattern: them, sense: vague, write: name it, finds: them }\n')
  return () => process.chdir(start)
})

test('checks the pages that were opened and the files that were saved, and no others', async () => {
  save(habits, toPage('Write habbits.'))
  save(journal, toPage('Write them.'))
  save('content/facts/limits.yml', '- id: a\n  note: Write habbits.\n')
  expect(await check('/docs/habits')).toEqual([`${habits}:5 "habbits" isn't in the dictionary /docs/habits`])
  expect(await check('/docs/nowhere', journal, 'content/facts/limits.yml')).toEqual([
    `${journal}:5 "them" isn't how we write (them: vague) /docs/journal`,
    `content/facts/limits.yml:2 "habbits" isn't in the dictionary `,
  ])
})

test('follows a save of the page and of the list of words', async () => {
  save(habits, toPage('Write habbits.'))
  expect(await check(habits)).toHaveLength(1)
  save(habits, toPage('Write quetzals.'))
  expect(await check(habits)).toEqual([`${habits}:5 "quetzals" isn't in the dictionary /docs/habits`])
  save('content/words.txt', 'habits\nwrite\nquetzals\n')
  expect(await check(habits)).toEqual([])
})

test('answers in order, so the last answer is about the newest text', async () => {
  const answered: string[] = []
  const ask = async (name: string) => {
    await checkTexts([habits])
    answered.push(name)
  }
  save(habits, toPage('Write habits.'))
  await check(habits)
  save(habits, toPage('Write habbits.\n\n'.repeat(200)))
  const first = ask('first')
  await Promise.resolve()
  // This text has been checked before, so its answer would come at once.
  save(habits, toPage('Write habits.'))
  await Promise.all([first, ask('second')])
  expect(answered).toEqual(['first', 'second'])
})

test("a text that can't be checked doesn't block the next answer", async () => {
  save(habits, toPage('Write habits.'))
  folder.remove('cspell.config.yaml')
  await expect(checkTexts([habits])).rejects.toThrow('cspell.config.yaml')
  folder.write('cspell.config.yaml', spelling)
  expect(await check(habits)).toEqual([])
})
