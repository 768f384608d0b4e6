import { describe, expect, test } from 'vitest'
import { createEngine } from '../../search/engine'
import { stem } from '../../search/english'
import { listWords } from '../../search/words'
import { currentVersion } from '../../site/versions'
import { readSynonyms } from '../../source/search-data'
import { readBuiltIndex } from '../../testing/built-index'
import { askAll, measure, targets } from '../../testing/search-evaluation'

const synonyms = readSynonyms()
const sets = readBuiltIndex()
const engine = createEngine(sets, { synonyms })
const asked = askAll(engine)
const answered = asked.filter(({ pages }) => pages.length > 0)

describe('search in the words of visitors', () => {
  test('there are at least 120 questions', () => expect(answered.length).toBeGreaterThanOrEqual(120))

  test.each(targets)('$groups: $least in 100 questions have a right page among the first $first', (target) => {
    const own = answered.filter(({ group }) => target.groups.includes(group))
    expect(own.length).toBeGreaterThanOrEqual(20)
    const { percent, missed } = measure(own, target.first)
    expect(percent, missed).toBeGreaterThanOrEqual(target.least)
  })

  test('at least 50 of the fresh questions are held out', () =>
    expect(answered.filter(({ group }) => group === 'fresh, held out').length).toBeGreaterThanOrEqual(50))

  test.each([
    ['GET /v1/tasks', '/api/tasks-api/list'],
    ['/v1/tasks', '/api/tasks-api/list', '/api/tasks-api/create'],
    ['post /v1/notes', '/api/notes-api/create'],
    ['/tasks/{id}', '/api/tasks-api/show', '/api/tasks-api/update'],
    ['contact_every_days', '/api/people-api/create'],
    ['validation_failed', '/api/errors'],
    ['401', '/api/errors', '/api/authentication'],
    ['release notes', '/releases'],
    ['changelog', '/releases', '/api/changelog'],
    ["what's new", '/releases'],
    ['what changed', '/releases/since'],
    ['tasks', '/docs/features/tasks/overview'],
    ['todo', '/docs/features/tasks/overview'],
    ['focus timer', '/docs/features/tasks/timers'],
    ['api token', '/api/authentication', '/docs/glossary'],
    ['refund', '/docs/subscriptions'],
    ['phone app', '/docs/getting-started/installation'],
  ])('"%s" finds %s first', (q, ...urls) => {
    expect(urls).toContain(engine.search(q, { scope: { version: currentVersion.id } }).hits[0]?.url)
  })

  test.each(['mot de passe', 'C:\\', 'parent_task_id', 'SELECT * FROM users', 'DELETE FROM tasks WHERE list = 5'])(
    'finds no strong match for "%s"',
    (q) => {
      expect(engine.search(q).hits.filter(({ isWeak }) => !isWeak)).toEqual([])
    },
  )

  test("suggests no word for something that the site doesn't have", () => {
    expect(engine.search('blockchane wallet').nearest).toEqual([])
  })

  test.each(asked.filter(({ group }) => group === 'gibberish'))('finds no strong match for "$q"', ({ found }) => {
    expect(found).toEqual([])
  })

  test('no question is a heading, except those of readers who already knew the names', () => {
    const toKey = (text: string) =>
      listWords(text)
        .map(({ form }) => form)
        .join(' ')
    const headings = new Set(sets.flatMap(({ records }) => records.map((own) => toKey(own.section || own.title))))
    const others = answered.filter(({ group }) => !group.startsWith('fresh'))
    expect(others.filter(({ q }) => headings.has(toKey(q)) && q.includes(' ')).map(({ q }) => q)).toEqual([])
  })
})

describe('synonyms.yml', () => {
  test('only sends visitors to words that the site uses', () => {
    const texts = sets.flatMap(({ records }) =>
      records.flatMap((own) => [own.title, own.section, own.text, ...own.keywords]),
    )
    const known = new Set(texts.flatMap((text) => listWords(text).map(({ form }) => stem(form))))
    const wanted = synonyms.flatMap((group) => ('say' in group ? group.find : []))
    const dead = wanted.filter((phrase) => listWords(phrase).some(({ form }) => !known.has(stem(form))))
    expect(dead).toEqual([])
  })
})
