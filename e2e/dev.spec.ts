import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { makeWorkshop } from '../scripts/support/workshop.mjs'

/** `npm run dev` on a copy of the sources; part of the full run. */
const port = 4190
let workshop: string
let dev: ChildProcess
let output = ''

test.skip(process.env.E2E_FULL !== '1', 'part of npm run test:full')

test.beforeAll(async () => {
  workshop = await makeWorkshop('dev-test')
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: workshop,
    env: { ...process.env, PORT: String(port) },
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (data) => (output += data))
})

test.afterAll(async () => {
  dev.kill('SIGTERM')
  await new Promise((resolve) => dev.once('exit', resolve))
  rmSync(workshop, { recursive: true, force: true })
})

test('a saved page shows by itself; a broken one is reported with file and line, and mended by saving again', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const file = path.join(workshop, 'content/docs/2.x/features/habits.mdx')
  const text = readFileSync(file, 'utf8')
  const url = `http://localhost:${port}/docs/features/habits`
  await expect
    .poll(
      () =>
        fetch(url).then(
          (response) => response.status,
          () => 0,
        ),
      { timeout: 90_000 },
    )
    .toBe(200)
  await page.goto(url)

  writeFileSync(file, text.replace('A habit is something', 'Saved once, a habit is something'))
  await expect(page.getByText('Saved once, a habit is something')).toBeVisible({ timeout: 20_000 })

  writeFileSync(file, text.replace('## Make a habit', '## Make a habit\n\n<Stepz>\n\n</Stepz>'))
  await expect
    .poll(() => output, { timeout: 20_000 })
    .toMatch(/content\/docs\/2\.x\/features\/habits\.mdx:\d+:\d+ {2}.*Stepz/)
  await expect(page.getByText(/habits\.mdx:\d+:\d+/).first()).toBeVisible({ timeout: 20_000 })

  writeFileSync(file, text.replace('A habit is something', 'Mended, a habit is something'))
  await expect(page.getByText('Mended, a habit is something')).toBeVisible({ timeout: 20_000 })
  expect(dev.exitCode).toBeNull()
})
