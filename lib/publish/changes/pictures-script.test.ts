// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { drawPictures } from './draw-pictures'
import { picturesScript } from './pictures-script'

test.each([
  [360, 'side'],
  [767, 'side'],
  [768, 'slider'],
  [1280, 'slider'],
])('in a window of %d px, the view is "%s", and readers can still choose another one', (width, view) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('scrollBy', () => {})
  const pair = { name: '360 px, light', width: 360, height: 900, areas: [], before: 'a.png', after: 'b.png' }
  document.body.innerHTML = drawPictures('/docs/a', { pairs: [pair] })
  new Function(picturesScript)()
  const shown = document.querySelector<HTMLElement>('.pair')
  const slider = document.querySelector<HTMLElement>('.slider')
  const choose = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  expect(shown?.dataset.view).toBe(view)
  expect(choose(view)?.checked).toBe(true)
  expect(slider?.hidden).toBe(view !== 'slider')
  choose(view === 'side' ? 'slider' : 'side')?.click()
  expect(shown?.dataset.view).not.toBe(view)
})
