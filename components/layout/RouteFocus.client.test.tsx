// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RouteFocus } from './RouteFocus.client'

let pathname = '/a'
vi.mock('next/navigation', () => ({ usePathname: () => pathname }))

/** What the browser and the router do when a page is reached. */
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
  view.rerender(<RouteFocus />)
  return document.activeElement?.tagName
}

let view: ReturnType<typeof render>

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"></main>'
  show('/a')
  view = render(<RouteFocus />)
})

describe('RouteFocus', () => {
  test('leaves the focus alone on the first load', () => expect(document.body).toHaveFocus())

  test("moves the focus to the new page's title after a link", () => {
    expect(visit('/b')).toBe('H1')
    expect(document.activeElement).toHaveTextContent('/b')
  })

  test('moves it to the target of the address where there is one', () => {
    expect(visit('/b#part')).toBe('H2')
  })

  test('falls back to the title when the target is not there', () => {
    expect(visit('/b#nowhere')).toBe('H1')
    expect(visit('/c#100%')).toBe('H1')
  })

  test('leaves the focus alone on going back or forward', () => {
    expect(visit('/b', { isTraversal: true })).toBe('BODY')
  })

  test('leaves the focus alone when only the hash changes', () => {
    expect(visit('/a#part')).toBe('BODY')
  })

  test('moves it again after going back within a page', () => {
    visit('/a#part', { isTraversal: true })
    expect(visit('/b')).toBe('H1')
  })
})
