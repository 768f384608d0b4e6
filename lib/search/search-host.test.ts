import { afterEach, describe, expect, test, vi } from 'vitest'
import { textsInFile, toIndexFiles } from './index-files'
import type { SearchAnswer } from './protocol'
import { createSearchHost } from './search-host'
import { type SearchContext, type SearchRecord, type SearchSet, searchContexts } from './search-record'

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
  const settings = { synonyms: [], snippetLength: 50 }
  const present = new Set(sets.map(({ context }) => context))
  // Every area has a file, as in a build.
  const others = searchContexts.flatMap((context) => (present.has(context) ? [] : [{ context, records: [] }]))
  const { files } = toIndexFiles([...sets, ...others], settings, () => `h${count++}`)
  const all = new Map([...files].map(([name, text]) => [`${base}/${name}`, text]))
  const fetchJson = vi.fn(async (url: string) => {
    const text = all.get(url)
    if (text === undefined) throw new Error(`${url} answered 404`)
    return JSON.parse(text) as unknown
  })
  return { host: createSearchHost({ base, fetchJson, settings }), fetchJson, files: all }
}

const listAsked = ({ fetchJson }: Pick<ReturnType<typeof serve>, 'fetchJson'>) =>
  fetchJson.mock.calls.map(([url]) => url.slice(base.length + 1).replace(/-h\d+/, ''))

type Asked = { urls: string[]; isComplete: boolean; missing?: readonly string[] }

function ask(
  host: ReturnType<typeof serve>['host'],
  query: string,
  version: '2.x' | '1.x' = '2.x',
  context?: SearchContext,
) {
  const answers: Asked[] = []
  return new Promise<Asked[]>((resolve, reject) =>
    host.ask(
      { query, version, context, limit: 10 },
      {
        onAnswer({ hits, missing }: SearchAnswer, isComplete) {
          answers.push({ urls: hits.map(({ url }) => url), isComplete, ...(missing && { missing }) })
          if (isComplete) resolve(answers)
        },
        onFailure: reject,
      },
    ),
  )
}

describe('createSearchHost', () => {
  afterEach(() => void vi.useRealTimers())

  test('searches the requested version and everything that has no version', async () => {
    const { host } = serve(small)
    expect((await ask(host, 'habits')).at(-1)).toEqual({ urls: ['/docs/habits', '/pricing'], isComplete: true })
    expect((await ask(host, 'habits', '1.x')).at(-1)).toEqual({
      urls: ['/docs/1.x/habits', '/pricing'],
      isComplete: true,
    })
  })

  test('leaves the page time to open the palette and to draw an answer before it indexes texts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const pass = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    const { host } = serve(small)
    host.load({ version: '2.x' })
    await pass(50)
    const isComplete = vi.fn()
    const asked = ask(host, 'habits').then(isComplete)
    await pass(60)
    expect(isComplete).not.toHaveBeenCalled()
    await pass(40)
    expect(isComplete).toHaveBeenCalled()
    await asked
  })

  test('answers from the titles before the texts are indexed', async () => {
    const { host } = serve(small)
    expect(await ask(host, 'habits')).toEqual([
      { urls: ['/docs/habits'], isComplete: false },
      { urls: ['/docs/habits', '/pricing'], isComplete: true },
    ])
  })

  test('loads each version once, and nothing from other versions', async () => {
    const { host, fetchJson } = serve(small)
    host.load({ version: '2.x' })
    await Promise.all([ask(host, 'habits'), ask(host, 'tick')])
    expect(listAsked({ fetchJson }).toSorted()).toEqual([
      'search-2.x-docs-1.json',
      'search-site-1.json',
      'titles-2.x-docs.json',
      'titles-api.json',
      'titles-releases.json',
      'titles-site.json',
    ])
  })

  describe('limited to an area', () => {
    test('loads no other', async () => {
      const served = serve(small)
      served.host.load({ version: '2.x', context: 'docs' })
      expect((await ask(served.host, 'habits', '2.x', 'docs')).at(-1)?.urls).toEqual(['/docs/habits'])
      expect(listAsked(served)).toEqual(['titles-2.x-docs.json', 'search-2.x-docs-1.json'])
    })

    test('loads the others on demand, and nothing twice', async () => {
      const served = serve(small)
      await ask(served.host, 'habits', '2.x', 'site')
      expect((await ask(served.host, 'habits')).at(-1)?.urls).toEqual(['/docs/habits', '/pricing'])
      expect(listAsked(served)).toEqual([
        'titles-site.json',
        'search-site-1.json',
        'titles-2.x-docs.json',
        'titles-api.json',
        'titles-releases.json',
        'search-2.x-docs-1.json',
      ])
    })

    test('counts only what is loaded', async () => {
      const { host } = serve(small)
      const onAnswer = vi.fn<(answer: SearchAnswer, isComplete: boolean) => void>()
      host.ask({ query: 'habits', version: '2.x', context: 'docs', limit: 10 }, { onAnswer, onFailure: vi.fn() })
      await vi.waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(expect.anything(), true))
      expect(onAnswer.mock.lastCall?.[0].counts).toEqual({ docs: 1 })
    })
  })

  describe("with an area that can't be loaded", () => {
    const lose = ({ files }: Pick<ReturnType<typeof serve>, 'files'>, area: string) => {
      const name = [...files.keys()].find((url) => url.endsWith(`/titles-${area}.json`)) ?? ''
      const text = files.get(name) ?? ''
      files.delete(name)
      return { name, restore: () => files.set(name, text) }
    }
    test.each([
      ['2.x-docs', 'docs', '/pricing'],
      ['site', 'site', '/docs/habits'],
    ])('answers from the others and names %s', async (file, context, url) => {
      const served = serve(small)
      lose(served, file)
      expect((await ask(served.host, 'habits')).at(-1)).toEqual({ urls: [url], isComplete: true, missing: [context] })
    })

    test('tries again when told to load, not on every keystroke', async () => {
      const served = serve(small)
      const { name, restore } = lose(served, 'site')
      await ask(served.host, 'hab')
      restore()
      expect((await ask(served.host, 'habits')).at(-1)?.missing).toEqual(['site'])
      expect(served.fetchJson.mock.calls.filter(([url]) => url === name)).toHaveLength(1)
      served.host.load({ version: '2.x' })
      expect((await ask(served.host, 'habits')).at(-1)).toEqual({
        urls: ['/docs/habits', '/pricing'],
        isComplete: true,
      })
    })

    test("fails if it's the only area requested, and tries again with the next query", async () => {
      const served = serve(small)
      const { name, restore } = lose(served, 'site')
      await expect(ask(served.host, 'pricing', '2.x', 'site')).rejects.toThrow(`${name} answered 404`)
      restore()
      expect((await ask(served.host, 'pricing', '2.x', 'site')).at(-1)).toMatchObject({ urls: ['/pricing'] })
    })

    test('fails without any area, and tries again with the next query', async () => {
      const served = serve(small)
      const lost = ['2.x-docs', 'api', 'releases', 'site'].map((name) => lose(served, name))
      await expect(ask(served.host, 'habits')).rejects.toThrow('answered 404')
      for (const { restore } of lost) restore()
      expect((await ask(served.host, 'habits')).at(-1)?.urls).toEqual(['/docs/habits', '/pricing'])
    })

    test("shows the results of the others after a second if it's only slow", async () => {
      vi.useFakeTimers()
      const { host, files, fetchJson } = serve(small)
      let arrive = (_file: unknown) => {}
      const late = new Promise<unknown>((resolve) => {
        arrive = resolve
      })
      const name = [...files.keys()].find((url) => url.includes('/titles-site')) ?? ''
      fetchJson.mockImplementation(async (url) => (url === name ? late : JSON.parse(files.get(url) ?? '')))
      const onAnswer = vi.fn<(answer: SearchAnswer, isComplete: boolean) => void>()
      const listUrls = () => onAnswer.mock.lastCall?.[0].hits.map(({ url }) => url)
      host.ask({ query: 'habits', version: '2.x', limit: 10 }, { onAnswer, onFailure: vi.fn() })
      await vi.advanceTimersByTimeAsync(999)
      expect(onAnswer).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(onAnswer).toHaveBeenLastCalledWith(expect.anything(), false)
      expect(listUrls()).toEqual(['/docs/habits'])
      arrive(JSON.parse(files.get(name) ?? ''))
      await vi.waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(expect.anything(), true))
      expect(listUrls()).toEqual(['/docs/habits', '/pricing'])
    })
  })

  describe('with a large set', () => {
    const records = Array.from({ length: 2 * textsInFile + 1 }, (_, index) =>
      toRecord(`Page ${index}`, index === 17 ? 'A walrus.' : 'Something else.', `/page-${index}`),
    )
    const large: SearchSet[] = [{ context: 'docs', version: '2.x', records }]

    test('answers from the titles first, and again once the texts are loaded', async () => {
      const { host } = serve(large)
      expect(await ask(host, 'page 17')).toMatchObject([
        { isComplete: false, urls: expect.arrayContaining(['/page-17']) },
        { isComplete: true },
      ])
      expect(await ask(host, 'walrus')).toEqual([{ urls: ['/page-17'], isComplete: true }])
    })

    test('answers from the titles if a text fails to load, reports it, and continues from there', async () => {
      const { host, files, fetchJson } = serve(large)
      const name = [...files.keys()].find((url) => url.includes('-docs-2-')) ?? ''
      const text = files.get(name) ?? ''
      files.delete(name)
      expect((await ask(host, 'walrus')).at(-1)).toEqual({ urls: ['/page-17'], isComplete: true, missing: ['docs'] })
      files.set(name, text)
      host.load({ version: '2.x' })
      expect((await ask(host, 'walrus')).at(-1)).toEqual({ urls: ['/page-17'], isComplete: true })
      const asked = fetchJson.mock.calls.map(([url]) => url)
      expect(asked.filter((url) => url === name)).toHaveLength(2)
      expect(asked.filter((url) => url.includes('-docs-1-'))).toHaveLength(1)
    })
  })
})
