// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { drawPictures } from './draw-pictures'
import { picturesScript } from './pictures-script'

test.each([
  [360, 'side', '360'],
  [767, 'side', '360'],
  [768, 'slider', '1440'],
  [1280, 'slider', '1440'],
])('in a window of %d px, the view is "%s", and the pictures of %s px are open', (width, view, open) => {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('scrollBy', () => {})
  const pairs = [1440, 360].map((own) => ({
    name: `${own} px, light`,
    width: own,
    height: 900,
    areas: [],
    before: `a-${own}.png`,
    after: `b-${own}.png`,
  }))
  document.body.innerHTML = `<article>${drawPictures('/docs/a', { pairs })}</article>`
  new Function(picturesScript)()
  const shown = document.querySelector<HTMLElement>('.pair')
  const slider = document.querySelector<HTMLElement>('.slider')
  const choose = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  expect(shown?.dataset.view).toBe(view)
  expect(choose(view)?.checked).toBe(true)
  expect(slider?.hidden).toBe(view !== 'slider')
  expect(Array.from(document.querySelectorAll<HTMLElement>('details[open]'), (own) => own.dataset.width)).toEqual([
    open,
  ])
  // Readers can still choose another view.
  choose(view === 'side' ? 'slider' : 'side')?.click()
  expect(shown?.dataset.view).not.toBe(view)
})
