// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { prepareSearch } from '@/lib/browser/search-client'
import type { SearchListener, SearchRequest } from '@/lib/search/protocol'
import { toAnswer, toHit } from '@/lib/testing/search-data'
import { useSearch } from './use-search'

const asks = vi.hoisted(() => [] as { request: SearchRequest; listener: SearchListener }[])
vi.mock('@/lib/browser/search-client', () => ({
  prepareSearch: vi.fn(),
  askSearch: (request: SearchRequest, listener: SearchListener) => {
    asks.push({ request, listener })
    return () => {}
  },
}))

const request: SearchRequest = { query: 'habit', version: '2.x', limit: 20 }
const partial = toAnswer([toHit()], { missing: ['api'] })
const answer = (given = partial) => act(() => asks.at(-1)?.listener.onAnswer(given, true))
const open = () => renderHook((props: SearchRequest) => useSearch(props), { initialProps: request })

beforeEach(() => {
  asks.length = 0
  vi.mocked(prepareSearch).mockClear()
})

test("lists the areas that couldn't be searched, next to the hits of the others", () => {
  const { result } = open()
  expect(result.current.missing).toEqual([])
  answer()
  expect(result.current).toMatchObject({ missing: ['api'], isPending: false, error: undefined })
  expect(result.current.found?.answer.hits).toHaveLength(1)
})

test("keeps listing them while the next letters are searched, so that the message doesn't jump", () => {
  const { result, rerender } = open()
  answer()
  rerender({ ...request, query: 'habits' })
  expect(result.current).toMatchObject({ missing: ['api'], isPending: true })
})

test('loads them again on Retry, keeps the hits, and reports another failure', () => {
  const { result } = open()
  answer()
  act(() => result.current.retry())
  expect(prepareSearch).toHaveBeenCalledExactlyOnceWith({ version: '2.x', context: undefined })
  expect(result.current).toMatchObject({ missing: [], isPending: true })
  expect(result.current.found?.answer.hits).toHaveLength(1)
  expect(asks).toHaveLength(2)
  answer()
  expect(result.current.missing).toEqual(['api'])
  act(() => result.current.retry())
  answer(toAnswer([toHit()]))
  expect(result.current).toMatchObject({ missing: [], isPending: false })
})

test('lists none without a query', () => {
  const { result, rerender } = open()
  answer()
  rerender({ ...request, query: '' })
  expect(result.current.missing).toEqual([])
})
