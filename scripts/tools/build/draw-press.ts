import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { brandWordmarks, pressThemes, toBrandHref, toPressPictureHref } from '@/lib/weave/brand'
import { findTestBrowser } from '../install/chromium.mjs'

/**
 * Draws the PNG files of the press kit in `public/brand`: the pictures of the app in both themes, as `npm run dev` shows them, and the mark with the name.
 * Run this when one of them has changed, with the address of the development server, and commit the files.
 */
const [address = 'http://localhost:3000'] = process.argv.slice(2)
const toFile = (href: string) => path.join('public', href)
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] })

for (const theme of pressThemes) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    colorScheme: theme,
  })
  await page.goto(new URL('/press', address).href, { waitUntil: 'networkidle' })
  // What `npm run dev` adds to a page would cover the pictures.
  await page.addStyleTag({ content: '.editorBar, nextjs-portal { display: none }' })
  for (const picture of await page.locator('[data-press]').all()) {
    const id = (await picture.getAttribute('data-press')) ?? ''
    await picture.screenshot({ path: toFile(toPressPictureHref(id, theme)) })
  }
}

const page = await browser.newPage()
for (const { id } of brandWordmarks) {
  await page.setContent(readFileSync(toFile(toBrandHref(id, 'svg')), 'utf8'))
  await page.locator('svg').screenshot({ path: toFile(toBrandHref(id, 'png')), omitBackground: true })
}
await browser.close()
