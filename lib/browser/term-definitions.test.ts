// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followTermDefinitions } from './term-definitions'

let stop = () => {}
const first = () => document.querySelector<HTMLElement>('[data-term]') as HTMLElement
const state = () => first().dataset.definition

/** Clicks an element, and returns whether its link is followed. */
function click(selector: string): boolean {
  return document
    .querySelector<HTMLElement>(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) as boolean
}

function setPointer(hasHover: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: !hasHover }))
}

beforeEach(() => {
  document.body.innerHTML =
    '<p><span data-term><a id="a" href="#a">stage</a><span>How far</span></span> <a id="other" href="#b">b</a></p>'
  stop = followTermDefinitions()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('on a touchscreen', () => {
  beforeEach(() => setPointer(false))

  test('the first tap opens the definition, and the second follows the link', () => {
    expect(click('#a')).toBe(false)
    expect(state()).toBe('open')
    expect(click('#a')).toBe(true)
  })

  test("a tap elsewhere closes it, and a tap on the definition doesn't", () => {
    click('#a')
    click('[data-term] span')
    expect(state()).toBe('open')
    expect(click('#other')).toBe(true)
    expect(state()).toBeUndefined()
  })
})

describe('with a pointer and a keyboard', () => {
  beforeEach(() => setPointer(true))

  test('a click follows the link', () => {
    expect(click('#a')).toBe(true)
    expect(state()).toBeUndefined()
  })

  test('Escape closes the definition of the focused term until the focus has left', () => {
    document.querySelector<HTMLElement>('#a')?.focus()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(state()).toBe('closed')
    document.querySelector<HTMLElement>('#other')?.focus()
    expect(state()).toBeUndefined()
  })

  test('other keys leave it open', () => {
    document.querySelector<HTMLElement>('#a')?.focus()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(state()).toBeUndefined()
  })
})
