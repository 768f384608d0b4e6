import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { makeWorkshop } from '../scripts/support/workshop.mjs'

/** `npm run dev` on a copy of the sources; part of the full run. */
const port = 4190
const patience = { timeout: 120_000 }
let workshop: string
let dev: ChildProcess
let output = ''

test.skip(process.env.E2E_FULL !== '1', 'part of npm run test:full')
test.describe.configure({ mode: 'serial', timeout: 300_000 })

test.beforeAll(async () => {
  workshop = await makeWorkshop('dev-test')
  dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: workshop, env: { ...process.env, PORT: String(port) } })
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (data) => {
      output += data
    })
  }
})

test.afterAll(async () => {
  const isGone = new Promise((resolve) => dev.once('exit', resolve))
  dev.kill('SIGTERM')
  await isGone
  rmSync(workshop, { recursive: true, force: true })
})

test('the framework finds nothing wrong while colour mode and navigation are used', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const url = `http://localhost:${port}/docs/features/habits`
  const readStatus = () =>
    fetch(url).then(
      (response) => response.status,
      () => 0,
    )
  await expect.poll(readStatus, patience).toBe(200)
  await page.goto(url)
  await page.waitForFunction(() => window.history.state?.__NA === true)
  await page.locator('summary').filter({ hasText: 'Colour mode' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /^Clear/ }).click()
  await page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('link', { name: 'Journal', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal', patience)
  expect(faults).toEqual([])
})

test('a navbar item that cannot be rendered fails, with its configuration', async () => {
  const file = path.join(workshop, 'lib/site/navigation.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace("label: 'Pricing', href: '/pricing'", "label: 'Pricing', href: 'pricing/'"))
  const readStatus = () => fetch(`http://localhost:${port}/docs/features/journal`).then(({ status }) => status)
  await expect.poll(readStatus, patience).toBe(500)
  await expect
    .poll(() => output, patience)
    .toContain('A navbar item failed to render: "href" is not a root-relative path')
  expect(output).toContain('"label": "Pricing"')
  writeFileSync(file, text)
  await expect.poll(readStatus, patience).toBe(200)
})
