// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { findHotkey, slashKey } from './keys'

function press(markup: string, init: KeyboardEventInit) {
  document.body.innerHTML = markup
  const target = document.body.querySelector('[data-target]') ?? document.body
  let answer: ReturnType<typeof findHotkey>
  document.addEventListener(
    'keydown',
    (event) => {
      answer = findHotkey(event)
    },
    { once: true },
  )
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  return answer
}

afterEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
})

describe('findHotkey', () => {
  test.each<[string, KeyboardEventInit]>([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Cmd+K', { key: 'k', metaKey: true }],
    ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }],
  ])('accepts %s, even in a field', (_name, init) => {
    expect(press('<p data-target></p>', init)).toBe('search')
    expect(press('<input data-target>', init)).toBe('search')
  })

  test.each<[string, KeyboardEventInit]>([
    ['K alone', { key: 'k' }],
    ['Ctrl+Shift+K', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
    ['Ctrl+Cmd+K', { key: 'k', ctrlKey: true, metaKey: true }],
    ['Ctrl+J', { key: 'j', ctrlKey: true }],
    ['Ctrl+/', { key: '/', ctrlKey: true }],
  ])('leaves %s alone', (_name, init) => {
    expect(press('<p data-target></p>', init)).toBeUndefined()
  })

  test('accepts a slash outside of fields, even on a layout that needs Shift for it', () => {
    expect(press('<a href="/" data-target></a>', { key: '/' })).toBe('search')
    expect(press('<p data-target></p>', { key: '/', shiftKey: true })).toBe('search')
  })

  test.each([
    '<input data-target>',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable><b data-target></b></div>',
    '<dialog><button data-target></button></dialog>',
  ])('leaves a slash in %s alone', (markup) => {
    expect(press(markup, { key: '/' })).toBeUndefined()
  })

  test('accepts a question mark for the list of keys, outside of fields', () => {
    expect(press('<p data-target></p>', { key: '?', shiftKey: true })).toBe('help')
    expect(press('<input data-target>', { key: '?', shiftKey: true })).toBeUndefined()
    expect(press('<p data-target></p>', { key: '?', ctrlKey: true })).toBeUndefined()
  })

  test('ignores single-character keys once the visitor has turned them off', () => {
    localStorage.setItem(slashKey, 'off')
    for (const key of ['/', '?']) expect(press('<p data-target></p>', { key })).toBeUndefined()
    expect(press('<p data-target></p>', { key: 'k', ctrlKey: true })).toBe('search')
  })

  test('ignores a key that something else has handled', () => {
    document.body.innerHTML = '<p></p>'
    const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })
    event.preventDefault()
    expect(findHotkey(event)).toBeUndefined()
  })
})
