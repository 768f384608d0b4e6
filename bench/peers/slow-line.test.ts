import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLine } from './slow-line'

/** At 800 kilobits a second, 100 bytes take a millisecond. */
const settings = { roundTrip: 100, kilobits: 800 }
const segment = 1460

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns when each segment arrives, in milliseconds. */
function listArrivals(sizes: readonly number[], line = createLine(settings)): number[] {
  const arrivals: number[] = []
  const start = performance.now()
  const { sendToBrowser } = line(() => arrivals.push(performance.now() - start), vi.fn())
  for (const size of sizes) sendToBrowser(Buffer.alloc(size))
  vi.advanceTimersByTime(60_000)
  return arrivals
}

describe('createLine', () => {
  test('delivers after half a round trip and the time that the bytes take', () => {
    expect(listArrivals([1000])[0]).toBeCloseTo(10 + 50, -1)
  })

  test('delivers a request once the connection is open', () => {
    const arrived = vi.fn()
    const { sendToServer } = createLine(settings)(vi.fn(), arrived)
    sendToServer(Buffer.alloc(100))
    vi.advanceTimersByTime(149)
    expect(arrived).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2)
    expect(arrived).toHaveBeenCalledOnce()
  })

  test('waits for an acknowledgement after ten segments when the line is fast', () => {
    const arrivals = listArrivals([31 * segment], createLine({ roundTrip: 100, kilobits: 800_000 }))
    const inRounds = [100, 200, 300].map((end) => arrivals.filter((at) => at < end).length)
    expect(inRounds).toEqual([10, 30, 31])
  })

  test('never exceeds its bandwidth', () => {
    const size = 200 * segment
    expect(listArrivals([size]).at(-1)).toBeGreaterThanOrEqual(size / 100)
    expect(listArrivals([size]).at(-1)).toBeLessThan(size / 100 + 200)
  })

  test('shares the line between connections', () => {
    const line = createLine(settings)
    const first = line(vi.fn(), vi.fn())
    first.sendToBrowser(Buffer.alloc(10 * segment))
    expect(listArrivals([segment], line)[0]).toBeGreaterThan(11 * 14.6 + 49)
  })

  test('keeps the order of the bytes', () => {
    const text: string[] = []
    const { sendToBrowser } = createLine(settings)((bytes) => text.push(bytes.toString()), vi.fn())
    for (const letter of 'abc') sendToBrowser(Buffer.from(letter))
    vi.advanceTimersByTime(1000)
    expect(text.join('')).toBe('abc')
  })
})
