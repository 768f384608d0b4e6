// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { platformIds } from '../site/platforms'
import { isVersionOf } from '../site/versions'
import { anyText, fuzz } from '../testing/fuzz'
import { focusArrival } from './arrival'
import { followCodeWrap, isCodeWrapped } from './code-wrap'
import { filterColorModeEvents } from './color-mode'
import { cleanPath, startAnnouncement, startCodeWrap, startColorMode } from './pre-paint/page-state'
import { showPlatform } from './pre-paint/platform'
import { findTab } from './pre-paint/tab-groups'
import { addRecentSearch, readRecentSearches } from './recent-searches'
import { showHighlights } from './show-highlights'
import { readPreferredVersion } from './stored-choices'

/** What an address, the browser's storage and other tabs give the site: anyone can change them. */
const { dataset } = document.documentElement
const settings = { default: 'light', respectSystem: true, switch: true } as const

/** Values that a property of any object has, and values that look like the site's own. */
const storedText = fc.oneof(
  anyText,
  fc.json(),
  fc.constantFrom('__proto__', 'constructor', 'dark ', 'DARK', 'system', 'true', 'on', 'off', '2.x', 'win mac'),
)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
  for (const name of Object.keys(dataset)) delete dataset[name]
  vi.unstubAllGlobals()
})

describe('any stored value', () => {
  test('results in one of the colour modes, and is kept only if it is one', async () => {
    await fuzz(storedText, (value) => {
      localStorage.setItem('theme', value)
      startColorMode(settings)
      expect(['light', 'dark']).toContain(dataset.theme)
      expect(['light', 'dark', 'system']).toContain(dataset.colorMode)
      expect([null, dataset.colorMode]).toContain(localStorage.getItem('theme'))
    })
  })

  test("from another tab reaches the colour mode only if it's valid", async () => {
    const heard: (string | null)[] = []
    const stop = filterColorModeEvents(settings)
    const listen = (event: StorageEvent) => event.key === 'theme' && heard.push(event.newValue)
    window.addEventListener('storage', listen)
    await fuzz(fc.option(storedText), (newValue) => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
    })
    window.removeEventListener('storage', listen)
    stop()
    expect(heard.length).toBeGreaterThan(0)
    expect(heard.filter((mode) => !['light', 'dark', 'system'].includes(String(mode)))).toEqual([])
  })

  test('shows or closes the announcement', async () => {
    await fuzz(fc.tuple(storedText, storedText), ([id, dismissed]) => {
      localStorage.setItem('docusaurus.announcement.id', id)
      localStorage.setItem('docusaurus.announcement.dismiss', dismissed)
      startAnnouncement('news')
      expect(dataset.announcement).toBe(id === 'news' && dismissed === 'true' ? 'closed' : undefined)
    })
  })

  test('turns wrapping of code on or off, equally before the first paint and when another tab stores it', async () => {
    const stop = followCodeWrap(() => {})
    await fuzz(storedText, (value) => {
      delete dataset.wrap
      localStorage.setItem('code-wrap', value)
      startCodeWrap()
      const isWrapped = isCodeWrapped()
      window.dispatchEvent(new StorageEvent('storage', { key: 'code-wrap', newValue: value }))
      expect(isCodeWrapped()).toBe(isWrapped)
    })
    stop()
  })

  test('chooses platforms that the app runs on, or none', async () => {
    await fuzz(storedText, (value) => {
      showPlatform(value)
      expect(['', ...platformIds]).toContain(dataset.platform)
      expect((dataset.chosen ?? '').split(' ').every((id) => id === '' || platformIds.some((own) => own === id))).toBe(
        true,
      )
    })
  })

  test('chooses a tab of the group, or none', async () => {
    document.body.innerHTML =
      '<div data-tabs="platform"><div role="tablist"><button role="tab" value="win linux"></button></div></div>'
    const root = document.body.firstElementChild as Element
    await fuzz(storedText, (value) => {
      const tab = findTab(root, value)
      if (tab) expect(value.split(' ').some((word) => ['win', 'linux'].includes(word))).toBe(true)
    })
  })

  test('chooses a version that the area has, or none', async () => {
    await fuzz(fc.tuple(fc.constantFrom('docs' as const, 'api' as const), storedText), ([area, value]) => {
      localStorage.setItem(`docs-preferred-version-${area}`, value)
      const version = readPreferredVersion(area)
      expect(version === undefined || isVersionOf(area, version)).toBe(true)
    })
  })

  test('results in at most five recent searches, and another one can be added', async () => {
    const lists = fc.array(fc.oneof(anyText, fc.jsonValue())).map((list) => JSON.stringify(list))
    await fuzz(fc.tuple(fc.oneof(storedText, lists), anyText), ([stored, query]) => {
      localStorage.setItem('search-recent', stored)
      addRecentSearch(query)
      const searches = readRecentSearches()
      expect(searches.length).toBeLessThanOrEqual(5)
      expect(searches.every((search) => search.length > 0 && search.length <= 100)).toBe(true)
      if (query.trim()) expect(searches[0]).toBe(query.trim().slice(0, 100))
    })
  })
})

test('any hash leads to a place on the page', async () => {
  document.body.innerHTML = '<main><h1 id="top">Top</h1><h2 id="ä b">Part</h2></main>'
  await fuzz(fc.oneof(anyText, fc.constantFrom('ä b', '%C3%A4%20b')), (hash) => {
    window.location.hash = hash
    expect(focusArrival()?.tagName).toMatch(/^H[12]$/)
    showHighlights(['part'], hash)()
  })
})

test('any path is cleaned into one on the same host', async () => {
  const paths = fc.array(fc.constantFrom('/', '\\', '.', '..', 'index.html', '.html', 'evil.example', '%2F', '@', 'a'))
  await fuzz(paths, (parts) => {
    const { pathname } = new URL(`https://site.example/${parts.join('')}`)
    const clean = cleanPath(pathname)
    expect(new URL(clean, 'https://site.example').origin).toBe('https://site.example')
    expect(clean).toMatch(/^\/(?!\/)/)
  })
})

test('any words are marked as text, and the page is unchanged once the marks are removed', async () => {
  const word = fc.oneof(anyText, fc.constantFrom("don't", 'Café', '10 MB', 'v2.1.13', 'Ctrl+K'))
  const pages = fc.record({
    texts: fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 4 }),
    others: fc.array(word, { maxLength: 3 }),
    size: fc.nat(3),
  })
  await fuzz(pages, ({ texts, others, size }) => {
    const main = document.createElement('main')
    for (const words of texts) {
      const paragraph = document.createElement('p')
      paragraph.append(words.join(' '))
      main.append(paragraph)
    }
    document.body.replaceChildren(main)
    const before = main.cloneNode(true)
    const terms = [...texts.flat().slice(0, size), ...others].filter(Boolean)
    const end = showHighlights(terms, '')
    expect(main.textContent).toBe(before.textContent)
    expect([...main.querySelectorAll('*')].every(({ tagName }) => ['P', 'MARK'].includes(tagName))).toBe(true)
    end()
    expect(main.isEqualNode(before)).toBe(true)
  })
})
