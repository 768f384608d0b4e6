// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listRules = (place: Element) => [...place.querySelectorAll('style')].map(({ textContent }) => textContent)

/** Lets the observer run, as the parser does between two parts of a page. */
const observe = () => Promise.resolve()

beforeEach(async () => {
  document.head.innerHTML = '<style>a{}</style><link rel="stylesheet">'
  document.body.innerHTML = '<main><p>Text</p></main>'
  vi.resetModules()
  await import('./text-rules')
})
afterEach(() => {
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('DOMContentLoaded'))
})

function addRules(): HTMLStyleElement {
  const rules = Object.assign(document.createElement('style'), { id: 'text-start', textContent: 'b{}' })
  document.querySelector('p')?.append(rules)
  return rules
}

test('moves the rules behind those in the head, and in front of a sheet that is there already', async () => {
  addRules()
  await observe()
  expect(listRules(document.body)).toEqual([])
  expect([...document.head.children].map(({ localName }) => localName)).toEqual(['style', 'style', 'link'])
  expect(listRules(document.head)).toEqual(['a{}', 'b{}'])
})

test('leaves rules that have been moved, so that the browser computes no styles again', async () => {
  addRules()
  await observe()
  const move = vi.spyOn(HTMLStyleElement.prototype, 'after')
  document.body.append('More')
  await observe()
  expect(move).not.toHaveBeenCalled()
})

test('leaves rules of which only a part has arrived', async () => {
  Object.defineProperty(addRules(), 'sheet', { value: null })
  await observe()
  expect(listRules(document.body)).toEqual(['b{}'])
})

test('moves them as soon as they are there', async () => {
  document.querySelector('p')?.append('More')
  await observe()
  addRules()
  await observe()
  expect(listRules(document.body)).toEqual([])
})

test('moves them when the last part of them has arrived', async () => {
  const rules = addRules()
  const sheet = vi.spyOn(rules, 'sheet', 'get').mockReturnValue(null)
  await observe()
  expect(listRules(document.body)).toEqual(['b{}'])
  sheet.mockRestore()
  ;(rules.firstChild as Text).data += 'i{}'
  await observe()
  expect(listRules(document.body)).toEqual([])
})

test('stops looking for them when the page has loaded', async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'))
  addRules()
  await observe()
  expect(listRules(document.body)).toEqual(['b{}'])
})
