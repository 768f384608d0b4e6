// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooserSelector, showPlatform, startPlatform } from './platform'

const { documentElement: root, body } = document
const linux = 'Mozilla/5.0 (X11; Linux x86_64)'
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const chromebook = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)'

function arrive(userAgent: string, choice?: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  if (choice !== undefined) localStorage.setItem('docs-tab-platform', choice)
  startPlatform()
  const { os, platform, chosen } = root.dataset
  return { os, platform, chosen }
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  body.replaceChildren()
})

describe('the platform that pages are for', () => {
  test("is the visitor's system without a choice", () => {
    expect(arrive(pixel)).toEqual({ os: 'android', platform: 'android', chosen: '' })
  })

  test("is unknown on a system that the app doesn't exist for", () => {
    expect(arrive(chromebook)).toEqual({ os: undefined, platform: '', chosen: '' })
  })

  test("is the remembered one, and the detected system doesn't change", () => {
    expect(arrive(linux, 'mac')).toEqual({ os: 'linux', platform: 'mac', chosen: 'mac' })
    expect(arrive(chromebook, 'ios')).toMatchObject({ platform: 'ios', chosen: 'ios' })
  })

  test("is the visitor's system if that's one of those chosen together", () => {
    expect(arrive(linux, 'win linux')).toEqual({ os: 'linux', platform: 'linux', chosen: 'linux' })
  })

  test('is the first of those chosen together otherwise', () => {
    expect(arrive(pixel, 'win linux')).toEqual({ os: 'android', platform: 'win', chosen: 'win linux' })
  })

  test.each(['', 'amiga', '"><script>', 'constructor'])('ignores the stored value %j', (choice) => {
    expect(arrive(linux, choice)).toEqual({ os: 'linux', platform: 'linux', chosen: '' })
  })

  test('is the system again once the choice is gone', () => {
    arrive(linux, 'mac')
    showPlatform(null)
    expect(root.dataset.platform).toBe('linux')
    expect(root.dataset.chosen).toBe('')
  })
})

test('buttons that choose a platform become usable and show the current one', () => {
  body.innerHTML =
    '<button data-chooses="platform" value="win linux" disabled></button><button data-chooses="platform" value="mac ios" disabled></button>'
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(chooserSelector)]
  arrive(linux)
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  showPlatform('ios')
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  // There are no shortcuts on Android and there's no app for Chromebooks, so pages show the keys of Windows on both.
  for (const userAgent of [pixel, chromebook]) {
    localStorage.clear()
    arrive(userAgent)
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  }
})
