import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { entryPaths, listPagePaths } from './support/pages'

/** The exported site behind nginx with the configuration that deploy/ offers; part of the full run alone. */
const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file))
const port = 4180
const base = `http://localhost:${port}`
let server: ChildProcess

// One worker, since all share the port.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ request }) => {
  if (!nginx) throw new Error('nginx is not installed. Debian: apt-get install nginx-light')
  server = startNginx(nginx)
  await expect.poll(async () => (await request.get(base).catch(() => undefined))?.status()).toBe(200)
})

test.afterAll(() => {
  server?.kill('SIGQUIT')
})

test('every page answers as HTML', async ({ request }) => {
  for (const page of [...listPagePaths(), ...entryPaths]) {
    const response = await request.get(base + page, { maxRedirects: 0 })
    expect(response.status(), page).toBe(200)
    expect(response.headers()['content-type'], page).toContain('text/html')
  }
})

test('an unknown address gets the site’s page with status 404', async ({ request }) => {
  const response = await request.get(`${base}/no/such/page`)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Page not found')
})

test('a trailing slash is redirected away, the query kept', async ({ request }) => {
  const response = await request.get(`${base}/docs/features/habits/?q=1`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/docs/features/habits?q=1')
})

test('hashed files are kept for ever, pages are asked for again', async ({ request }) => {
  const page = await request.get(`${base}/docs/features/habits`)
  expect(page.headers()['cache-control']).toBe('no-cache')
  const script = /\/_next\/static\/[^"]+\.js/.exec(await page.text())?.[0] ?? ''
  expect((await request.get(base + script)).headers()['cache-control']).toContain('immutable')
})

test('client navigation works', async ({ page }) => {
  await page.goto(`${base}/docs/features/habits`)
  // A click before hydration is a full load, and right so.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page
    .getByRole('navigation', { name: 'Documentation', exact: true })
    .getByRole('link', { name: 'Journal' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

/** nginx with the server block of deploy/nginx.conf, its folders in a temporary place. */
function startNginx(binary: string): ChildProcess {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const block = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen ${port};`)
    .replace(/root [^;]+;/, `root ${path.resolve('out')};`)
  const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types'].find((file) => existsSync(file))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; user ${process.getuid?.() === 0 ? 'root' : 'nobody'}; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp { include ${types}; access_log off;\n${temporary}\n${block}\n}\n`,
  )
  execFileSync(binary, ['-t', '-c', config], { stdio: 'pipe' })
  return spawn(binary, ['-c', config], { stdio: 'inherit' })
}
