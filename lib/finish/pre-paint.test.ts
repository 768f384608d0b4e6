import { afterEach, expect, test, vi } from 'vitest'
import { insertPrePaint, readPrePaintScript } from './pre-paint'

afterEach(() => vi.unstubAllEnvs())

test('a page of a build gets the script, as it is, in place of what stood for it', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const page = `<head><script>${readPrePaintScript()}</script></head><p>$&</p>`
  expect(insertPrePaint(page, 'a.replace(b,"$&")')).toBe('<head><script>a.replace(b,"$&")</script></head><p>$&</p>')
})

test('a page without a place for it stays as it is', () => {
  expect(insertPrePaint('<head></head>', 'start()')).toBe('<head></head>')
})
