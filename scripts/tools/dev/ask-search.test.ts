import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createTempFolder } from '@/lib/testing/temp-folder'
import { toTestEntry } from '@/lib/testing/test-entry'

const folder = createTempFolder()
const href = '/docs/habits'
const { openBuiltIndex } = vi.hoisted(() => ({ openBuiltIndex: vi.fn() }))
vi.mock('@/lib/testing/search-evaluation', () => ({ openBuiltIndex, askAll: () => [] }))
vi.mock('@/lib/catalogue/entries', () => ({ findEntry: () => toTestEntry({ href }) }))
vi.mock('@/lib/search/answer-view', () => ({ buildResultGroups: (hits: unknown) => hits }))

/** Saves the content. */
const save = (stamp: string) => folder.write('.generated/stamp.mjs', stamp)
/** Makes an index of the content as it is, in which the page comes at this place. */
function makeIndex(rank: number) {
  folder.write('public/search-index/titles.json')
  folder.write('.generated/search-stamp', folder.read('.generated/stamp.mjs'))
  const hits = [...Array(rank - 1).fill({ url: '/docs/other' }), { url: href }]
  openBuiltIndex.mockReset().mockReturnValue({ search: () => ({ hits }) })
}
/** Lets reading the index fail as if one of its files had just been removed. */
function removeFile() {
  openBuiltIndex.mockReset().mockImplementation(() => folder.read('public/search-index/gone.json'))
}

async function start() {
  const { askSearch } = await import('./ask-search')
  return () => {
    const report = askSearch(href)
    return report && { isOutdated: report.isOutdated, rank: report.headings[0]?.rank }
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(process, 'cwd').mockReturnValue(folder.at())
  save('1')
})

describe('askSearch', () => {
  test("returns nothing if there's no index", async () => {
    expect((await start())()).toBeUndefined()
  })

  test('says when the results are from before the last save, and reads a new index', async () => {
    makeIndex(1)
    const ask = await start()
    expect(ask()).toEqual({ isOutdated: false, rank: 1 })
    save('2')
    expect(ask()).toEqual({ isOutdated: true, rank: 1 })
    makeIndex(2)
    expect(ask()).toEqual({ isOutdated: false, rank: 2 })
  })

  test('keeps the last results if a file of the index is replaced while it reads them', async () => {
    makeIndex(1)
    const ask = await start()
    ask()
    save('2')
    makeIndex(2)
    removeFile()
    expect(ask()).toEqual({ isOutdated: true, rank: 1 })
    makeIndex(2)
    expect(ask()).toEqual({ isOutdated: false, rank: 2 })
  })

  test('waits for the index if the first one is still being written', async () => {
    makeIndex(1)
    removeFile()
    const ask = await start()
    expect(ask()).toBeUndefined()
    makeIndex(1)
    expect(ask()).toEqual({ isOutdated: false, rank: 1 })
  })

  test('never hides other errors', async () => {
    makeIndex(1)
    openBuiltIndex.mockReset().mockImplementation(() => {
      throw new Error('It broke.')
    })
    expect(await start()).toThrow('It broke.')
  })
})
