import { describe, expect, test, vi } from 'vitest'
import { toIndexFiles } from './index-files'
import type { SearchAnswer } from './search-answer'
import { sectionsAtOnce } from './search-file'
import { createSearchHost } from './search-host'
import type { SearchRecord, SearchSet } from './search-record'

const base = 'https://site.example/search-index'
const toRecord = (title: string, text: string, url = `/${title.toLowerCase().replaceAll(' ', '-')}`): SearchRecord => ({
  title,
  section: '',
  url,
  hash: '',
  breadcrumbs: [],
  text,
  level: 1,
  keywords: [],
})
const small: SearchSet[] = [
  { context: 'docs', version: '2.x', records: [toRecord('Habits', 'Tick a habit each day.', '/docs/habits')] },
  { context: 'docs', version: '1.x', records: [toRecord('Habits', 'An old way to tick.', '/docs/1.x/habits')] },
  { context: 'site', records: [toRecord('Pricing', 'What habits cost.')] },
]

function serve(sets: readonly SearchSet[]) {
  let count = 0
  const { manifest, files } = toIndexFiles(sets, { synonyms: [], snippetLength: 50 }, () => `h${count++}`)
  const all = new Map(
    [...files, ['manifest.json', JSON.stringify(manifest)]].map(([name, text]) => [`${base}/${name}`, text]),
  )
  const fetchJson = vi.fn(async (url: string) => {
    const text = all.get(url)
    if (text === undefined) throw new Error(`${url} answered 404`)
    return JSON.parse(text) as unknown
  })
  return { host: createSearchHost({ base, fetchJson }), fetchJson, files: all }
}

function ask(host: ReturnType<typeof serve>['host'], query: string, version: '2.x' | '1.x' = '2.x') {
  const answers: { urls: string[]; isComplete: boolean }[] = []
  return new Promise<typeof answers>((resolve, reject) =>
    host.ask(
      { query, version, limit: 10 },
      {
        onAnswer({ hits }: SearchAnswer, isComplete) {
          answers.push({ urls: hits.map(({ url }) => url), isComplete })
          if (isComplete) resolve(answers)
        },
        onFailure: reject,
      },
    ),
  )
}

describe('createSearchHost', () => {
  test('answers from the version asked for and from what has no version', async () => {
    const { host } = serve(small)
    expect((await ask(host, 'habits')).at(-1)).toEqual({ urls: ['/docs/habits', '/pricing'], isComplete: true })
    expect((await ask(host, 'habits', '1.x')).at(-1)).toEqual({
      urls: ['/docs/1.x/habits', '/pricing'],
      isComplete: true,
    })
  })

  test('answers from the titles before the texts are indexed', async () => {
    const { host } = serve(small)
    expect(await ask(host, 'habits')).toEqual([
      { urls: ['/docs/habits'], isComplete: false },
      { urls: ['/docs/habits', '/pricing'], isComplete: true },
    ])
  })

  test('loads each version once, and nothing of another', async () => {
    const { host, fetchJson } = serve(small)
    host.load('2.x')
    await Promise.all([ask(host, 'habits'), ask(host, 'tick')])
    const names = fetchJson.mock.calls.map(([url]) => url.slice(base.length + 1).replace(/-h\d+/, ''))
    expect(names.sort()).toEqual(['manifest.json', 'search-2.x-docs.json', 'search-site.json'])
  })

  test('says what is missing, and tries again with the next request', async () => {
    const { host, files } = serve(small)
    const name = [...files.keys()].find((url) => url.includes('site')) ?? ''
    const text = files.get(name) ?? ''
    files.delete(name)
    await expect(ask(host, 'habits')).rejects.toThrow(`${name} answered 404`)
    files.set(name, text)
    expect((await ask(host, 'pricing')).at(-1)).toMatchObject({ urls: ['/pricing'] })
  })

  describe('with a large set', () => {
    const records = Array.from({ length: sectionsAtOnce + 1 }, (_, index) =>
      toRecord(`Page ${index}`, index === 17 ? 'A walrus.' : 'Something else.', `/page-${index}`),
    )
    const large: SearchSet[] = [{ context: 'docs', version: '2.x', records }]

    test('answers from the titles first, and again once the texts are there', async () => {
      const { host } = serve(large)
      expect(await ask(host, 'page 17')).toMatchObject([
        { isComplete: false, urls: expect.arrayContaining(['/page-17']) },
        { isComplete: true },
      ])
      expect(await ask(host, 'walrus')).toEqual([{ urls: ['/page-17'], isComplete: true }])
    })

    test('fails when a text does not come, and tries again with the next request', async () => {
      const { host, files } = serve(large)
      const name = [...files.keys()].find((url) => url.includes('text-2')) ?? ''
      const text = files.get(name) ?? ''
      files.delete(name)
      await expect(ask(host, 'walrus')).rejects.toThrow('text-2')
      files.set(name, text)
      await vi.waitFor(async () => expect((await ask(host, 'walrus')).at(-1)?.urls).toEqual(['/page-17']))
    })
  })
})
