import { expect, test } from 'vitest'
import { insertPrePaint, prePaintPlaceholder } from './pre-paint'

test('a page of a build gets the script, as it is, in place of what stood for it', () => {
  const page = `<head><script>${prePaintPlaceholder}</script></head><p>$&</p>`
  expect(insertPrePaint(page, 'a.replace(b,"$&")')).toBe('<head><script>a.replace(b,"$&")</script></head><p>$&</p>')
})

test('a page without a place for it stays as it is', () => {
  expect(insertPrePaint('<head></head>', 'start()')).toBe('<head></head>')
})
