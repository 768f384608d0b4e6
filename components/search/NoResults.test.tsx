// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoResults } from './NoResults'

vi.mock('@/components/ui/Link.client', () => ({ Link: (props: React.ComponentProps<'a'>) => <a {...props} /> }))

beforeEach(() => {
  vi.useFakeTimers()
  window.plausible = vi.fn()
  window.history.replaceState(null, '', '/search?q=secret+words')
})
afterEach(() => {
  vi.useRealTimers()
  delete window.plausible
})

const toElement = (query: string, isWhole = true) => (
  <NoResults
    query={query}
    version="2.x"
    context="api"
    isWhole={isWhole}
    nearest={[]}
    startingPoints={[]}
    hasWeak={false}
    onSearch={() => {}}
  />
)

test("counts a search without results once the visitor pauses, but doesn't record its text", () => {
  const { rerender } = render(toElement('secret wor'))
  act(() => vi.advanceTimersByTime(1000))
  rerender(toElement('secret words'))
  act(() => vi.advanceTimersByTime(1500))
  expect(window.plausible).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1500))
  rerender(toElement('secret words '))
  act(() => vi.advanceTimersByTime(5000))
  expect(window.plausible).toHaveBeenCalledExactlyOnceWith('Search without results', {
    props: { version: '2.x', context: 'api' },
    u: `${window.location.origin}/search`,
  })
})

test("counts nothing if an area couldn't be searched", () => {
  render(toElement('secret words', false))
  act(() => vi.advanceTimersByTime(5000))
  expect(window.plausible).not.toHaveBeenCalled()
})
