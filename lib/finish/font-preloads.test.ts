import { expect, test } from 'vitest'
import { copyFontPreloads } from './font-preloads'

const preload = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/>'
const sheet = '<link rel="stylesheet" href="/a.css"/>'

test('copyFontPreloads puts the preloads before the first style sheet', () => {
  expect(copyFontPreloads(`<head>${preload}${sheet}</head>`, `<head>${sheet}</head>`)).toBe(
    `<head>${preload}${sheet}</head>`,
  )
})

test('copyFontPreloads leaves a page alone that has its own', () => {
  const page = `<head>${preload}${sheet}</head>`
  expect(copyFontPreloads(page, page)).toBe(page)
})
