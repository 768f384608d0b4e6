import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { toSitePage } from '../lib/publish/changes/site-pages'
import { takePictures } from '../scripts/tools/changes/take-pictures'
import { findTestBrowser } from '../scripts/tools/install/chromium.mjs'

let root = ''
test.beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changes-pictures-'))
})
test.afterEach(() => rmSync(root, { recursive: true }))

type Draft = { body: string; style?: string }

/** Takes pictures of a page before and after, and returns the names of the sizes and themes that differ, and the note. */
async function picture(before: Draft, after: Draft) {
  const sides = [before, after].map(({ body, style = '' }, index) => {
    const folder = path.join(root, index === 0 ? 'before' : 'after')
    const html = `<!DOCTYPE html><html lang="en"><head><title>A</title><style>body{margin:0}${style}</style></head><body>${body}</body></html>`
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'a.html'), html)
    return { folder, basePath: '', page: toSitePage('/a.html', html, '') }
  })
  const [old, now] = sides
  if (!old || !now) throw new Error('Two sides')
  const jobs = [{ href: '/a', before: old.page, after: now.page }]
  const browser = findTestBrowser() ?? chromium.executablePath()
  const { pages } = await takePictures(jobs, { before: old, after: now }, path.join(root, 'pictures'), browser)
  const { pairs = [], note } = pages.get('/a') ?? {}
  return { names: pairs.map(({ name }) => name), note }
}

const main = (text: string) => `<main><h1>A</h1>${text}</main>`
const dated = (day: string) => main(`<p><span>Last updated <time datetime="2026-05-02">${day}</time></span></p>`)

test('leaves out the date of the last change and the preview’s bar, even if the framework puts the bar back', async () => {
  const bar = '<div class="b" role="region" aria-label="Preview">Preview of branch x</div>'
  const after = `${bar}${dated('3 November 2026')}<script>
    const bar = document.querySelector('.b')
    const html = bar.outerHTML
    setInterval(() => document.querySelector('.b') ?? document.body.insertAdjacentHTML('afterbegin', html), 20)
  </script>`
  expect(await picture({ body: dated('2 May 2026') }, { body: after, style: 'i{color:red}' })).toEqual({
    names: [],
    note: 'The page looks the same at both sizes and in both themes.',
  })
})

test('shows only the theme that changes', async () => {
  const dark = '@media (prefers-color-scheme:dark){h1{color:red}}'
  expect((await picture({ body: main('') }, { body: main(''), style: dark })).names).toEqual([
    '1440 px, dark',
    '360 px, dark',
  ])
})

/** A page that starts the framework at once, which takes a while. */
const eager = (script: string) => main(`<form data-runtime="now"></form><p>Before</p><script>${script}</script>`)
const start = `document.querySelector('p').textContent = 'After'; document.documentElement.dataset.runtime = 'ready'`

test('waits until the framework is ready', async () => {
  const slow = eager(`setTimeout(() => { ${start} }, 700)`)
  const fast = eager(start)
  expect((await picture({ body: slow }, { body: fast, style: 'i{color:red}' })).names).toEqual([])
})

test('loads a page again if the framework fails, and takes no picture if it fails twice', async () => {
  const failOnce = eager(`
    if (sessionStorage.again) { ${start} } else document.documentElement.dataset.runtime = 'failed'
    sessionStorage.again = 'yes'`)
  expect((await picture({ body: eager(start) }, { body: failOnce, style: 'i{color:red}' })).names).toEqual([])
  for (const side of ['before', 'after', 'pictures']) rmSync(path.join(root, side), { recursive: true })
  const failed = eager(`document.documentElement.dataset.runtime = 'failed'`)
  const { note } = await picture({ body: eager(start) }, { body: failed, style: 'i{color:red}' })
  expect(note).toContain('Picture missing (after, 360 px, light): The scripts of the page didn’t start.')
})
