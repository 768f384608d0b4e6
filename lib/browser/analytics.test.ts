// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { countClicks, loadAnalytics, sendEvent } from './analytics'

afterEach(() => {
  delete window.plausible
})

describe('loadAnalytics', () => {
  const settings = { domain: 'site.example', script: 'https://count.example/script.js' }
  const findScript = () => document.head.querySelector('script')
  beforeEach(() => document.head.replaceChildren())

  test('loads the configured script on the host it counts for', () => {
    loadAnalytics(settings, 'site.example')
    expect(findScript()).toMatchObject({ src: settings.script, defer: true, dataset: { domain: 'site.example' } })
  })

  test('loads nothing on another host', () => {
    loadAnalytics(settings, 'preview.site.example')
    expect(findScript()).toBeNull()
  })

  test('loads nothing without a script, as shipped', () => {
    loadAnalytics({ ...settings, script: null }, 'site.example')
    expect(findScript()).toBeNull()
  })
})

describe('sendEvent', () => {
  test('does nothing if the analytics function is missing', () => {
    expect(() => sendEvent('Snap Store opened')).not.toThrow()
  })

  test('passes the name, and properties where there are any', () => {
    window.plausible = vi.fn()
    sendEvent('Snap Store opened')
    sendEvent('Download', { platform: 'linux' })
    expect(window.plausible).toHaveBeenNthCalledWith(1, 'Snap Store opened', undefined)
    expect(window.plausible).toHaveBeenNthCalledWith(2, 'Download', { props: { platform: 'linux' } })
  })

  test('survives an analytics function that throws', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    window.plausible = () => {
      throw new Error('blocked')
    }
    expect(() => sendEvent('Snap Store opened')).not.toThrow()
  })
})

describe('countClicks', () => {
  beforeAll(() => {
    countClicks()
    // jsdom can't follow links.
    document.addEventListener('click', (event) => event.preventDefault())
  })
  beforeEach(() => {
    window.plausible = vi.fn()
    document.body.innerHTML = `
      <a id="store" href="https://store.example" data-event="Snap Store opened"><b>Snap Store</b></a>
      <a id="file" href="https://files.example" data-event="Download" data-event-platform="win">Installer</a>
      <a id="other" href="https://other.example">Other</a>`
  })

  const press = (selector: string, type: string, init: MouseEventInit = {}) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))

  test.each([
    ['a click', 'click', {}],
    ['a click that opens a new tab', 'click', { ctrlKey: true }],
    ['a middle click', 'auxclick', { button: 1 }],
  ])('counts %s once', (_what, type, init) => {
    press('#store b', type, init)
    expect(window.plausible).toHaveBeenCalledExactlyOnceWith('Snap Store opened', undefined)
  })

  test('names the platform of a download', () => {
    press('#file', 'click')
    expect(window.plausible).toHaveBeenCalledExactlyOnceWith('Download', { props: { platform: 'win' } })
  })

  test.each([
    ['a right click', '#store', 'auxclick', { button: 2 }],
    ['a click on another link', '#other', 'click', {}],
    ['a click beside the links', 'body', 'click', {}],
  ])("doesn't count %s", (_what, selector, type, init) => {
    press(selector, type, init)
    expect(window.plausible).not.toHaveBeenCalled()
  })

  test('lets the browser follow the link, with and without analytics', () => {
    const followed = vi.fn()
    addEventListener('click', followed)
    delete window.plausible
    press('#store', 'click')
    expect(followed).toHaveBeenCalledOnce()
    removeEventListener('click', followed)
  })
})
