import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'

/** Pages on connections where their parts, or the framework's files, arrive in an unusual order. */

/** Serves the site. The page at `path` stops in front of `mark`, and the rest follows when `release` is called. */
async function holdBack(baseURL: string | undefined, path: string, mark: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const host = createServer(async (request, response) => {
    const source = await fetch(new URL(request.url ?? '/', baseURL))
    response.setHeader('Content-Type', source.headers.get('content-type') ?? 'text/plain')
    const body = Buffer.from(await source.arrayBuffer())
    const end = request.url === path ? body.toString('latin1').search(mark) : body.length
    expect(end).toBeGreaterThan(0)
    response.write(body.subarray(0, end))
    if (end < body.length) await held
    response.end(body.subarray(end))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const stop = () => {
    release()
    host.close()
  }
  return { address: `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`, release, stop }
}

test('the runtime starts even if the end of the page arrives after its files', async ({ page, baseURL }) => {
  const { address, release, stop } = await holdBack(baseURL, '/download', /<script id="_R_"/)
  try {
    const files = page.waitForEvent('requestfinished', (request) => request.url().includes('/chunks/turbopack-'))
    await page.goto(address, { waitUntil: 'commit' })
    await files
    release()
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    stop()
  }
})

test('rules leave the first paragraph before the rest of the page arrives', async ({ page, baseURL }) => {
  const { address, release, stop } = await holdBack(baseURL, '/docs/features/habits', /(?<=<\/style>)<\/p>/)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('head > style + #text-start')).toHaveCount(1)
    await page.evaluate(() => document.querySelector('#text-start')?.setAttribute('data-seen', ''))
    release()
    await page.waitForLoadState('load')
    await expect(page.locator('head > style + #text-start[data-seen]')).toHaveCount(1)
    await expect(page.locator('main style')).toHaveCount(0)
  } finally {
    stop()
  }
})

test('a runtime that is ready before the page has loaded stays ready', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/search?q=streak', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
  release()
  await page.waitForLoadState('load')
  await page.clock.runFor(10_000)
  await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
  await expect(page.getByRole('alert').filter({ hasText: 'Part of this page' })).toHaveCount(0)
})
