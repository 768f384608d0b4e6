import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchJson } from './fetch-json'

const url = 'https://site.example/search-index/a.json'
const serve = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', serve)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('fetchJson', () => {
  test('reads JSON', async () => {
    serve.mockResolvedValue(new Response('{"a":1}'))
    expect(await fetchJson(url)).toEqual({ a: 1 })
  })

  test('quotes what a server sent instead', async () => {
    serve.mockResolvedValue(new Response('', { status: 503 }))
    await expect(fetchJson(url)).rejects.toThrow(`${url} answered 503`)
    serve.mockResolvedValue(new Response('<!doctype html>'))
    await expect(fetchJson(url)).rejects.toThrow(`${url} didn't answer with JSON`)
  })

  test("gives up on a server that doesn't answer", async () => {
    serve.mockImplementation(
      (_url, { signal } = {}) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const rejection = expect(fetchJson(url)).rejects.toThrow(`${url} didn't answer in time`)
    await vi.advanceTimersByTimeAsync(10_000)
    await rejection
  })

  test("doesn't time out once a response has begun", async () => {
    let finish = () => {}
    const body = new ReadableStream({
      start: (controller) => {
        finish = () => {
          controller.enqueue(new TextEncoder().encode('[1]'))
          controller.close()
        }
      },
    })
    serve.mockResolvedValue(new Response(body))
    const answer = fetchJson(url)
    await vi.advanceTimersByTimeAsync(60_000)
    finish()
    expect(await answer).toEqual([1])
  })
})
