// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OnDemand } from './OnDemand'

let settle: { resolve: (words: string) => void; reject: (error: Error) => void }
const load = vi.fn<() => Promise<string>>()
const draw = (onRetry?: () => void) =>
  render(
    <OnDemand load={load} what="The map" onRetry={onRetry}>
      {(words) => <p>{words}</p>}
    </OnDemand>,
  )

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  load.mockReset().mockImplementation(() => new Promise((resolve, reject) => (settle = { resolve, reject })))
})
afterEach(() => vi.useRealTimers())

const fail = () => act(async () => settle.reject(new Error('offline')))

describe('OnDemand', () => {
  test("shows nothing for 200 ms, and then that it's loading", () => {
    draw()
    act(() => vi.advanceTimersByTime(199))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  })

  test('draws the part once it is there', async () => {
    draw()
    await act(async () => settle.resolve('Here'))
    expect(screen.getByText('Here')).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('reports a failure, and Retry loads again and keeps the focus', async () => {
    draw()
    await fail()
    expect(screen.getByRole('alert')).toHaveTextContent('The map didn’t load.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body).not.toHaveFocus()
    await fail()
    expect(screen.getByRole('alert')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await act(async () => settle.resolve('Here'))
    expect(screen.getByText('Here')).toBeVisible()
  })

  test('leaves the focus to its content', async () => {
    const onRetry = vi.fn()
    draw(onRetry)
    await fail()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
