import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'

/** Pages that need the framework at once, on connections where its files and the page arrive in an unusual order. */
test('the runtime starts even if the end of the page arrives after its files', async ({ page, baseURL }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const host = createServer(async (request, response) => {
    const source = await fetch(new URL(request.url ?? '/', baseURL))
    response.setHeader('Content-Type', source.headers.get('content-type') ?? 'text/plain')
    const body = Buffer.from(await source.arrayBuffer())
    const end = request.url === '/download' ? body.indexOf('<script id="_R_"') : body.length
    expect(end).toBeGreaterThan(0)
    response.write(body.subarray(0, end))
    if (end < body.length) await held
    response.end(body.subarray(end))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  try {
    const { port } = host.address() as AddressInfo
    const files = page.waitForEvent('requestfinished', (request) => request.url().includes('/chunks/turbopack-'))
    await page.goto(`http://127.0.0.1:${port}/download`, { waitUntil: 'commit' })
    await files
    release()
    await expect(page.locator('html')).toHaveAttribute('data-runtime', 'ready')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    release()
    host.close()
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
