import { expect, test } from 'vitest'
import { settleHead } from './settle-head'

const link = '<link rel="expect" href="#main" blocking="render"/>'
const meta = '<meta name="next-size-adjust" content=""/>'
const page = (head: string) => `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`

test('has one order, however React wrote the head', () => {
  const settled = page(`${link}<style></style>${meta}`)
  expect(settleHead(page(`<style></style>${meta}${link}`))).toBe(settled)
  expect(settleHead(page(`<style></style>${link}${meta}`))).toBe(settled)
})

test('leaves a page alone that expects nothing', () => {
  expect(settleHead(page(meta))).toBe(page(meta))
})
