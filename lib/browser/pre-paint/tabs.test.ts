// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTabs } from './tabs'

const { documentElement: root, body } = document

/** Returns the markup of a group, as `TabGroup` draws it. */
function drawGroup(group: string, panels: Record<string, string>): string {
  const values = Object.keys(panels)
  const buttons = values.map(
    (value, index) =>
      `<button role="tab" value="${value}" aria-selected="${!index}" tabindex="${index ? -1 : 0}">${value}</button>`,
  )
  const contents = values.map((value) => `<div role="tabpanel" data-tab="${value}">${panels[value]}</div>`)
  return `<div data-tabs="${group}"><div role="tablist">${buttons.join('')}</div>${contents.join('')}</div>`
}

/** Puts groups on the page and waits until the observer has seen them. */
async function show(...groups: string[]): Promise<void> {
  body.innerHTML = groups.join('')
  await Promise.resolve()
}

const listSelected = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[aria-selected=true]')].map(({ value }) => value)
const listOpen = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tab]:not([hidden])')].map(({ dataset }) => dataset.tab)
const getTab = (value: string, index = 0) => {
  const tab = document.querySelectorAll<HTMLButtonElement>(`[role=tab][value="${value}"]`)[index]
  if (!tab) throw new Error(`no tab ${value}`)
  return tab
}
const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  )
const storeElsewhere = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
const setHash = (hash: string) => history.replaceState(null, '', hash || location.pathname)

const observe = vi.spyOn(MutationObserver.prototype, 'observe')
beforeAll(startTabs)
// jsdom empties the document when it's closed, which the observer would see.
afterAll(() => {
  for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect()
})
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  window.scrollBy = vi.fn()
})
afterEach(() => {
  for (const group of ['platform', 'source', 'language']) storeElsewhere(`docs-tab-${group}`, null)
  localStorage.clear()
  for (const name of ['os', 'platform', 'chosen']) delete root.dataset[name]
  setHash('')
})

describe('the tab that a group opens at', () => {
  test('is the first unless another one is preferred', async () => {
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    expect(listOpen()).toEqual(['todoist'])
    expect(listSelected()).toEqual(['todoist'])
  })

  test("matches the visitor's system in groups of platforms", async () => {
    root.dataset.os = 'linux'
    await show(drawGroup('platform', { mac: 'M', 'win linux': 'W' }), drawGroup('source', { mac: 'M', linux: 'L' }))
    expect(listOpen()).toEqual(['win linux', 'mac'])
  })

  test('is the remembered one rather than the one for the system', async () => {
    root.dataset.os = 'linux'
    localStorage.setItem('docs-tab-platform', 'mac')
    await show(drawGroup('platform', { win: 'W', linux: 'L', mac: 'M' }))
    expect(listOpen()).toEqual(['mac'])
  })

  test('is the one that contains the target of the address rather than the remembered one', async () => {
    localStorage.setItem('docs-tab-source', 'csv')
    setHash('#columns')
    await show(drawGroup('source', { csv: 'C', todoist: '<h3 id="columns">Columns</h3>' }))
    expect(listOpen()).toEqual(['todoist'])
  })

  test("is the first when the remembered one doesn't exist", async () => {
    localStorage.setItem('docs-tab-source', 'ticktick')
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    expect(listOpen()).toEqual(['todoist'])
  })

  test('stays the first when the address has a broken hash', async () => {
    setHash('#100%')
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    expect(listOpen()).toEqual(['todoist'])
  })

  test('is decided again while the group is being parsed', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    localStorage.setItem('docs-tab-source', 'csv')
    await show('<div data-tabs="source"><div role="tablist"><button role="tab" value="todoist">T</button></div></div>')
    expect(listSelected()).toEqual(['todoist'])
    document
      .querySelector('[role=tablist]')
      ?.insertAdjacentHTML('beforeend', '<button role="tab" value="csv">C</button>')
    document
      .querySelector('[data-tabs]')
      ?.insertAdjacentHTML('beforeend', '<div data-tab="todoist"></div><div data-tab="csv"></div>')
    await Promise.resolve()
    expect(listOpen()).toEqual(['csv'])
    state.mockRestore()
  })

  test('is decided for each of two nested groups', async () => {
    localStorage.setItem('docs-tab-source', 'csv')
    localStorage.setItem('docs-tab-platform', 'mac')
    await show(drawGroup('source', { todoist: 'T', csv: drawGroup('platform', { win: 'W', mac: 'M' }) }))
    expect(listOpen()).toEqual(['csv', 'mac'])
  })
})

describe('a closed panel', () => {
  test("can be found by the browser's search", async () => {
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    expect(document.querySelector('[data-tab=csv]')).toHaveAttribute('hidden', 'until-found')
  })

  test('is hidden from the keyboard and from assistive technology', async () => {
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    expect(document.querySelector('[data-tab=csv]')).toHaveAttribute('aria-hidden', 'true')
    expect(document.querySelector('[data-tab=csv]')).not.toHaveAttribute('tabindex')
    expect(document.querySelector('[data-tab=todoist]')).toHaveAttribute('tabindex', '0')
    expect(document.querySelector('[data-tab=todoist]')).not.toHaveAttribute('aria-hidden')
  })

  test("opens when the search finds something in it, which isn't a choice", async () => {
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    document.querySelector('[data-tab=csv]')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    expect(listOpen()).toEqual(['csv'])
    expect(listSelected()).toEqual(['csv'])
    expect(localStorage).toHaveLength(0)
  })

  test('opens and scrolls into view when the hash changes to something in it', async () => {
    await show(drawGroup('source', { todoist: 'T', csv: '<details><summary>S</summary><p id="row">R</p></details>' }))
    setHash('#row')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    expect(listOpen()).toEqual(['csv'])
    expect(document.querySelector('details')).toHaveAttribute('open')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce()
  })

  test('opens for a link to the current hash', async () => {
    setHash('#row')
    await show(drawGroup('source', { todoist: 'T', csv: '<p id="row">R</p>' }), '<a href="#row">Row</a>')
    getTab('todoist').click()
    document.querySelector('a')?.click()
    expect(listOpen()).toEqual(['csv'])
  })

  test('opens when new content contains the target of the address', async () => {
    setHash('#row')
    await show('<details><summary>S</summary><p id="row">R</p></details>')
    expect(document.querySelector('details')).toHaveAttribute('open')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce()
  })
})

describe('choosing a tab', () => {
  test('selects it in every group of the name that has it', async () => {
    await show(
      drawGroup('source', { todoist: 'T', csv: 'C' }),
      drawGroup('source', { ticktick: 'T', csv: 'C' }),
      drawGroup('source', { todoist: 'T', markdown: 'M' }),
      drawGroup('other', { todoist: 'T', csv: 'C' }),
    )
    getTab('csv').click()
    expect(listSelected()).toEqual(['csv', 'csv', 'todoist', 'todoist'])
    expect(listOpen()).toEqual(['csv', 'csv', 'todoist', 'todoist'])
  })

  test("matches tabs for several systems, beginning with the visitor's own", async () => {
    root.dataset.os = 'mac'
    await show(
      drawGroup('platform', { 'ios android': 'I', 'win mac linux': 'W' }),
      drawGroup('platform', { win: 'W', linux: 'L', mac: 'M', android: 'A' }),
    )
    getTab('ios android').click()
    expect(listOpen()).toEqual(['ios android', 'android'])
    getTab('win mac linux').click()
    expect(listOpen()).toEqual(['win mac linux', 'mac'])
  })

  test('remembers it for pages to come', async () => {
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    getTab('csv').click()
    expect(localStorage.getItem('docs-tab-source')).toBe('csv')
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    expect(listOpen()).toEqual(['csv'])
  })

  test('remembers it until the reader leaves the page if storage is off', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    getTab('csv').click()
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    expect(listOpen()).toEqual(['csv'])
    blocked.mockRestore()
  })

  test('keeps the tab at its place on the screen', async () => {
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    const tab = getTab('csv')
    const box = vi.spyOn(tab, 'getBoundingClientRect')
    box.mockReturnValueOnce({ top: 500 } as DOMRect).mockReturnValueOnce({ top: 120 } as DOMRect)
    tab.click()
    expect(scrollBy).toHaveBeenCalledWith({ top: -380, behavior: 'instant' })
  })

  test('for a platform is the same as choosing the platform in a table, and vice versa', async () => {
    const chooser = (value: string) => `<button data-chooses="platform" value="${value}" disabled></button>`
    await show(chooser('win linux') + chooser('mac ios'), drawGroup('platform', { win: 'W', mac: 'M', linux: 'L' }))
    const [other, mac] = [...document.querySelectorAll<HTMLButtonElement>('[data-chooses]')]
    mac?.click()
    expect(listOpen()).toEqual(['mac'])
    expect(localStorage.getItem('docs-tab-platform')).toBe('mac ios')
    expect(root.dataset.platform).toBe('mac')
    getTab('linux').click()
    expect(root.dataset.platform).toBe('linux')
    expect(other).toHaveAttribute('aria-pressed', 'true')
    expect(mac).toHaveAttribute('aria-pressed', 'false')
  })

  test('outlives changes of the page around it', async () => {
    setHash('#row')
    await show(drawGroup('source', { todoist: '<p id="row">R</p>', csv: 'C' }))
    getTab('csv').click()
    document.querySelector('#row')?.append('!')
    body.append('more')
    await Promise.resolve()
    expect(listOpen()).toEqual(['csv'])
  })

  test('changes the tab in other windows too', async () => {
    await show(drawGroup('source', { todoist: 'T', csv: 'C' }))
    storeElsewhere('docs-tab-source', 'csv')
    storeElsewhere('theme', 'dark')
    expect(listOpen()).toEqual(['csv'])
  })
})

describe('the language of samples', () => {
  const languages = { curl: 'C', python: 'P', ruby: 'R' }
  const arriveAt = (address: string) => history.replaceState({ own: 1 }, '', address)

  test('is the one in the address, which is remembered', async () => {
    localStorage.setItem('docs-tab-language', 'python')
    arriveAt('?lang=ruby')
    await show(drawGroup('language', languages), drawGroup('source', { curl: 'C', ruby: 'R' }))
    expect(listOpen()).toEqual(['ruby', 'curl'])
    expect(localStorage.getItem('docs-tab-language')).toBe('ruby')
  })

  test.each(['?lang=cobol', '?lang=', '?language=ruby'])('stays the remembered one for %s', async (address) => {
    localStorage.setItem('docs-tab-language', 'python')
    arriveAt(address)
    await show(drawGroup('language', languages))
    expect(listOpen()).toEqual(['python'])
    expect(localStorage.getItem('docs-tab-language')).toBe('python')
  })

  test('is written into the address when it is chosen, by keyboard too, and nothing else there changes', async () => {
    arriveAt('?from=mail#body')
    await show(drawGroup('language', languages))
    getTab('python').click()
    expect(location.search + location.hash).toBe('?from=mail&lang=python#body')
    const entries = history.length
    getTab('python').focus()
    press('ArrowRight')
    expect(location.search + location.hash).toBe('?from=mail&lang=ruby#body')
    expect(history.length).toBe(entries)
  })

  test("isn't written there by merely being remembered, nor by other groups", async () => {
    localStorage.setItem('docs-tab-language', 'python')
    await show(drawGroup('language', languages), drawGroup('source', { todoist: 'T', csv: 'C' }))
    getTab('csv').click()
    expect(location.search).toBe('')
  })
})

describe('the keyboard', () => {
  beforeEach(async () => {
    await show(drawGroup('source', { todoist: 'T', ticktick: 'K', csv: 'C' }))
    getTab('todoist').focus()
  })

  test.each([
    [['ArrowRight'], 'ticktick'],
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'todoist'],
    [['ArrowLeft'], 'csv'],
    [['End'], 'csv'],
    [['End', 'Home'], 'todoist'],
    [['ArrowDown'], 'todoist'],
  ])('%j leads from the first to %s, which opens at once', (keys, value) => {
    for (const key of keys) press(key)
    expect(document.activeElement).toBe(getTab(value))
    expect(listOpen()).toEqual([value])
  })

  test('finds only the open tab with the Tab key', () => {
    press('End')
    expect([...document.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  })

  test('keeps its shortcuts with modifiers, such as Alt+Left for back', () => {
    press('ArrowLeft', { altKey: true })
    expect(listOpen()).toEqual(['todoist'])
  })
})
