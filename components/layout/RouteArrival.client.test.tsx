// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RouteArrival } from './RouteArrival.client'

let pathname = '/a'
vi.mock('next/navigation', () => ({ usePathname: () => pathname }))

/** Does what the browser and the router do when another page opens. */
function show(address: string, { isTraversal = false } = {}) {
  window.history.pushState(null, '', address)
  if (isTraversal) window.dispatchEvent(new PopStateEvent('popstate'))
  pathname = window.location.pathname
  document
    .querySelector('main')
    ?.replaceChildren(
      Object.assign(document.createElement('h1'), { textContent: address }),
      Object.assign(document.createElement('h2'), { id: 'part', tabIndex: -1 }),
    )
}

const visit = (address: string, way?: { isTraversal: boolean }) => {
  show(address, way)
  view.rerender(<RouteArrival />)
  return document.activeElement?.tagName
}

let view: ReturnType<typeof render>

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: [], configurable: true })
  delete document.documentElement.dataset.firstScreen
  document.body.innerHTML = '<main tabindex="-1"></main>'
  show('/a')
  view = render(<RouteArrival />)
})

describe('RouteArrival', () => {
  test('leaves the focus alone on the first load', () => expect(document.body).toHaveFocus())

  test("moves the focus to the new page's title after a link", () => {
    expect(visit('/b')).toBe('H1')
    expect(document.activeElement).toHaveTextContent('/b')
  })

  test('moves the focus to the target of the address if there is one', () => {
    expect(visit('/b#part')).toBe('H2')
  })

  test("falls back to the title if the target doesn't exist", () => {
    expect(visit('/b#nowhere')).toBe('H1')
    expect(visit('/c#100%')).toBe('H1')
  })

  test('leaves the focus alone on going back or forward', () => {
    expect(visit('/b', { isTraversal: true })).toBe('BODY')
  })

  test('leaves the focus alone on going back once the other page is visible', () => {
    /** Goes back after the page is in the document, and before the effects that wait for the paint. */
    function GoBack() {
      useLayoutEffect(() => {
        window.history.pushState(null, '', '/a')
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, [])
      return null
    }
    show('/b')
    view.rerender(
      <>
        <RouteArrival />
        <GoBack />
      </>,
    )
    expect(visit('/a')).toBe('BODY')
    expect(document.documentElement).not.toHaveAttribute('data-first-screen')
  })

  test('leaves the focus alone when only the hash changes', () => {
    expect(visit('/a#part')).toBe('BODY')
  })

  test('draws the first screen first, and the rest once that is painted', async () => {
    visit('/b')
    expect(document.documentElement).toHaveAttribute('data-first-screen')
    await vi.waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-first-screen'))
  })

  test.each([
    ['the address names a place in the page', '/b#part', undefined],
    ['the address names words to show', '/b?_highlight=word', undefined],
    ['going back or forward restores the scroll', '/b', { isTraversal: true }],
    ['only the hash changes', '/a#part', undefined],
  ])('draws the whole page at once if %s', (_case, address, way) => {
    visit(address, way)
    expect(document.documentElement).not.toHaveAttribute('data-first-screen')
  })

  test('draws the whole page at once on going back before the other page was painted', () => {
    visit('/b')
    visit('/a', { isTraversal: true })
    expect(document.documentElement).not.toHaveAttribute('data-first-screen')
  })

  test('draws the whole page at once when it goes away before it was painted, and leaves no timer behind', async () => {
    visit('/b')
    view.unmount()
    expect(document.documentElement).not.toHaveAttribute('data-first-screen')
    document.documentElement.dataset.firstScreen = 'of another page'
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect(document.documentElement).toHaveAttribute('data-first-screen', 'of another page')
  })

  test('moves it again after going back within a page', () => {
    visit('/a#part', { isTraversal: true })
    expect(visit('/b')).toBe('H1')
  })
})
