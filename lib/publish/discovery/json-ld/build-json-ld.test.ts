import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, test } from 'vitest'
import { toUrl } from '../../../site/address'
import { type TestChange, toTestEntry } from '../../../testing/test-entry'
import { buildJsonLd, insertJsonLd, listQuestions } from './build-json-ld'

const facts = { latestVersion: '2.0', questions: [] }
const list = (change: TestChange = {}, more = {}) =>
  buildJsonLd(toTestEntry(change), { ...facts, ...more })?.['@graph'] as readonly Record<string, unknown>[] | undefined
const types = (...of: Parameters<typeof list>) => list(...of)?.map((thing) => thing['@type'])

describe('buildJsonLd', () => {
  test.each([
    ['home', { kind: 'home' as const, href: '/', trail: [] }, ['WebSite', 'Organization', 'SoftwareApplication']],
    ['download', { kind: 'page' as const, href: '/download', trail: [] }, ['SoftwareApplication']],
    ['documentation', {}, ['TechArticle', 'BreadcrumbList']],
    ['reference', { kind: 'api' as const }, ['TechArticle', 'BreadcrumbList']],
    ['release', { kind: 'release' as const, date: '2026-02-03' }, ['BlogPosting', 'BreadcrumbList']],
    ['list', { kind: 'list' as const, trail: [], links: [] }, ['CollectionPage']],
  ])('describes the %s page', (_, change, expected) => expect(types(change)).toEqual(expected))

  test("doesn't describe any other page", () => {
    expect(buildJsonLd(toTestEntry({ kind: 'page', href: '/terms', trail: [] }), facts)).toBeUndefined()
  })

  test('lists nothing on a page that search engines leave out', () => {
    expect(types({ kind: 'list', isIndexed: false, trail: [], links: [] })).toBeUndefined()
  })

  test('adds the questions that a page answers', () => {
    const [, faq] = list({}, { questions: [{ question: 'Why?', answer: 'So.' }] }) ?? []
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
    })
  })

  test('lists the trail from the area to the page, skipping categories without a page', () => {
    expect(list()?.at(-1)?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Documentation', item: toUrl('/docs/start') },
      { '@type': 'ListItem', position: 2, name: 'Habits', item: toUrl('/docs/habits') },
    ])
  })

  test("includes the site's search", () => {
    const [site] = list({ kind: 'home', href: '/', trail: [] }) ?? []
    expect(site?.potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: toUrl('/search?q={search_term_string}').replaceAll('%7B', '{').replaceAll('%7D', '}') },
    })
  })
})

describe('insertJsonLd', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: "</script>$&'" }] } as const
  const page = insertJsonLd('<head><title>T</title></head><body></body>', graph)

  test('puts the data at the end of the page, and prevents text from closing the element', () => {
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    const [, data = ''] = /<body><script type="application\/ld\+json">(.*)<\/script><\/body>/.exec(page) ?? []
    expect(JSON.parse(data)).toEqual(graph)
  })

  test('replaces existing data', () => expect(insertJsonLd(page, graph)).toBe(page))
})

const readQuestions = (markdown: string) => listQuestions(fromMarkdown(markdown))

describe('listQuestions', () => {
  test('uses the text below each question as its answer', () => {
    const questions = readQuestions(
      'Words.\n\n## Why?\n\nSo.\n\n- one\n- two\n\n## How?\n\nThus.\n\n## When?\n\nNow.\n\n## Limits\n\nNone.',
    )
    expect(questions).toEqual([
      { question: 'Why?', answer: 'So.\n- one\n- two' },
      { question: 'How?', answer: 'Thus.' },
      { question: 'When?', answer: 'Now.' },
    ])
  })

  test('finds none on a page with only one or two questions', () =>
    expect(readQuestions('## Why?\n\nSo.\n\n## How?\n\nThus.')).toEqual([]))

  test('skips a question without an answer', () => {
    expect(readQuestions('## Why?\n\n## How?\n\nThus.\n\n## When?\n\nNow.')).toEqual([])
  })
})
