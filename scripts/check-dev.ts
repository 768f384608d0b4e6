import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findTestBrowser } from './support/chromium.mjs'
import { makeWorkshop } from './support/workshop.mjs'

/**
 * `npm run check:dev`: `npm run dev` on a copy of the sources: a clean console, and an error that names a broken navbar item. A step of its own, since it needs no `out/` and changes what it
 * looks at while it runs.
 */
const port = 4280
const patience = 120_000
const page1 = `http://localhost:${port}/docs/features/habits`

const workshop = await makeWorkshop('dev-check')
const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: workshop,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'pipe'],
  // A group of its own: what it starts ends with it.
  detached: true,
})
let output = ''
for (const stream of [dev.stdout, dev.stderr]) {
  stream.on('data', (data) => {
    output += data
  })
}

try {
  await until('the development server answers', async () => (await readStatus(page1)) === 200)
  await tryColorModeAndNavigation()
  await breakNavbar()
  console.log('npm run dev: no error in the console, and a broken navbar item is named')
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\nIt said last:\n${output.slice(-2000)}`)
  process.exitCode = 1
} finally {
  await endGroup(dev.pid ?? 0)
  rmSync(workshop, { recursive: true, force: true })
}

/** The framework finds nothing wrong while the colour mode is changed and a link is followed. */
async function tryColorModeAndNavigation(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(page1, { timeout: patience })
    await page.locator('html[data-runtime=ready]').waitFor({ timeout: patience })
    await page.locator('summary').filter({ hasText: 'Colour mode' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.locator('html[data-theme=dark]').waitFor()
    await page.getByRole('button', { name: /^Clear/ }).click()
    await page
      .getByRole('navigation', { name: 'Documentation', exact: true })
      .getByRole('link', { name: 'Journal', exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor({ timeout: patience })
    assert.deepEqual(faults, [], 'The console of the browser shows errors')
  } finally {
    await browser.close()
  }
}

/** A navbar item that cannot be rendered fails, with its configuration, until it is mended. */
async function breakNavbar(): Promise<void> {
  const file = path.join(workshop, 'lib/site/navigation.ts')
  const text = readFileSync(file, 'utf8')
  const broken = text.replace("label: 'Pricing', href: '/pricing'", "label: 'Pricing', href: 'pricing/'")
  assert.notEqual(broken, text, 'lib/site/navigation.ts has no item "Pricing" to break')
  writeFileSync(file, broken)
  const another = page1.replace('habits', 'journal')
  await until('a broken navbar item is an error', async () => (await readStatus(another)) === 500)
  await until('the terminal names the item', async () =>
    /A navbar item failed to render: "href" is not a root-relative path[\s\S]*"label": "Pricing"/.test(output),
  )
  writeFileSync(file, text)
  await until('the mended item is drawn', async () => (await readStatus(another)) === 200)
}

/** Ends a process and what it started, which would go on writing. */
async function endGroup(pid: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      process.kill(-pid, tries < 20 ? 'SIGTERM' : 'SIGKILL')
    } catch {
      return // Nobody is left.
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function readStatus(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${patience / 1000} s in vain until ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
