// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showHighlights } from './show-highlights'

const listMarks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
let end = () => {}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  document.addEventListener('beforematch', openPanel)
})
afterEach(() => {
  end()
  document.removeEventListener('beforematch', openPanel)
})

/** Opens a panel, as the pre-paint script does. */
function openPanel({ target }: Event) {
  if (target instanceof Element) target.removeAttribute('hidden')
}

function show(html: string, terms: string[], hash = '') {
  document.body.innerHTML = `<main>${html}</main>`
  end = showHighlights(terms, hash)
}

// jsdom has no highlight registry, so these tests see the marks for older browsers. e2e/search-highlight.spec.ts sees the others.
describe('showHighlights', () => {
  test('marks whole words, whatever their capitals and accents', () => {
    show('<p>A Café with <em>cafe</em> and cafes.</p>', ['cafe'])
    expect(listMarks()).toEqual(['Café', 'cafe'])
  })

  test.each(["don't", 'don’t', 'don‘t'])('marks every form of %s', (term) => {
    show("<p>Don't, don’t, “don’t”, 10\u00a0MB.</p>", [term, '10 mb'])
    expect(listMarks()).toEqual(["Don't", 'don’t', 'don’t', '10\u00a0MB'])
  })

  test('marks versions and shortcuts', () => {
    show('<p>Since v2.1.13 press Ctrl+K.</p>', ['2.1.13', 'ctrl+k'])
    expect(listMarks()).toEqual(['v2.1.13', 'Ctrl+K'])
  })

  test('marks several words if they follow each other', () => {
    show('<p>Work in progress; progress in work.</p>', ['work in progress', 'work'])
    expect(listMarks()).toEqual(['Work in progress', 'work'])
  })

  test('marks nothing for a term without words', () => {
    show('<p>a + b</p>', ['+', '<', ''])
    expect(listMarks()).toEqual([])
  })

  test('ignores navigation, buttons and hidden text', () => {
    const word = 'limit'
    show(`<nav>${word}</nav><button>${word}</button><p aria-hidden="true">${word}</p><p>${word}</p>`, [word])
    expect(listMarks()).toHaveLength(1)
  })

  test("leaves samples alone, because readers' values are written into their text nodes", () => {
    show('<p>Your token</p><div data-samples=""><pre><code>Bearer <b>TOKEN</b></code></pre></div>', ['token'])
    expect(listMarks()).toEqual(['token'])
  })

  test('treats a term as text, never as markup', () => {
    show('<p>img onerror</p>', ['<img src=x onerror=alert(1)>'])
    expect(document.querySelector('img')).toBeNull()
  })

  test("restores the page's own nodes on Escape", () => {
    document.body.innerHTML = '<main><p>A limit, a limit.</p></main>'
    const node = document.querySelector('p')?.firstChild
    end = showHighlights(['limit'], '')
    expect(listMarks()).toHaveLength(2)
    press('Escape')
    expect(document.querySelector('p')?.childNodes).toHaveLength(1)
    expect(document.querySelector('p')?.firstChild).toBe(node)
    expect(document.body).toHaveTextContent('A limit, a limit.')
  })

  test('stays if Escape closes a `dialog`', () => {
    show('<p>limit</p><dialog open></dialog>', ['limit'])
    press('Escape')
    expect(listMarks()).toHaveLength(1)
  })

  test('opens the panel and the details that contain the first hit', () => {
    show('<div data-tab="a" hidden aria-hidden="true"><details><p>limit</p></details></div>', ['limit'])
    expect(document.querySelector('[data-tab]')).not.toHaveAttribute('hidden')
    expect(document.querySelector('details')).toHaveAttribute('open')
  })

  test('opens nothing while a hit is in sight', () => {
    show('<details><p>limit</p></details><p>limit</p>', ['limit'])
    expect(document.querySelector('details')).not.toHaveAttribute('open')
  })

  test('looks for the hit in the section of the address', () => {
    show(
      '<p>limit</p><h2 id="set">Set</h2><details id="in">limit</details><h2>Next</h2><details id="out">limit</details>',
      ['limit'],
      '#set',
    )
    expect(document.querySelector('#in')).toHaveAttribute('open')
    expect(document.querySelector('#out')).not.toHaveAttribute('open')
  })
})
