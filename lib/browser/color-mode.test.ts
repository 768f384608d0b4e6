// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { showThemeColor, themeColors } from './color-mode'

test('themeColors are the backgrounds of the page', () => {
  const sheet = readFileSync('app/styles/tokens.css', 'utf8')
  const surfaces = Array.from(
    sheet.matchAll(/--surface: var\(--([\w-]+)\);/g),
    ([, name]) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1],
  )
  expect(surfaces).toEqual([themeColors.light, themeColors.dark])
})

test("showThemeColor uses one element, before the page's own", () => {
  showThemeColor('dark')
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#ffffff">')
  showThemeColor('light')
  showThemeColor('dark')
  const contents = Array.from(document.head.querySelectorAll('meta'), ({ content }) => content)
  expect(contents).toEqual([themeColors.dark, themeColors.light])
})
