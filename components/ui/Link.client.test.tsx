// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Link } from './Link.client'

const prefetch = vi.fn()
const nextLinkProps = vi.fn()

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }) }))
vi.mock('next/link', () => ({
  default: ({ prefetch, ...props }: { prefetch?: boolean; href: string }) => {
    nextLinkProps({ prefetch })
    return <a {...props} />
  },
}))

const connect = (connection: object | undefined) => vi.stubGlobal('navigator', { ...navigator, connection })
/** Renders a link. Every target is requested only once while the site is open, so each test has its own. */
const show = (href: string) => {
  render(<Link href={href}>Habits</Link>)
  return screen.getByRole('link', { name: 'Habits' })
}

beforeEach(() => {
  prefetch.mockClear()
  connect(undefined)
  window.history.replaceState(null, '', '/docs/here')
})

describe('Link', () => {
  test("never lets Next prefetch links only because they're in view", () => {
    show('/docs/in-view')
    expect(nextLinkProps).toHaveBeenLastCalledWith({ prefetch: false })
    expect(prefetch).not.toHaveBeenCalled()
  })

  test.each([
    ['the pointer over it', fireEvent.pointerEnter, '/docs/pointer'],
    ['the focus', fireEvent.focus, '/docs/focus'],
    ['a touch', fireEvent.touchStart, '/docs/touch'],
  ] as const)('prefetches on %s', (_sign, fire, href) => {
    fire(show(href))
    expect(prefetch).toHaveBeenCalledExactlyOnceWith(href)
  })

  test('prefetches a page once, whichever part of it the links lead to', () => {
    const link = show('/docs/once')
    fireEvent.pointerEnter(link)
    fireEvent.focus(link)
    render(<Link href="/docs/once#part">Part</Link>)
    fireEvent.focus(screen.getByRole('link', { name: 'Part' }))
    expect(prefetch).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['with data saver on', { saveData: true, effectiveType: '4g' }, '/docs/saver'],
    ['on 2g', { effectiveType: '2g' }, '/docs/2g'],
    ['on slow 2g', { effectiveType: 'slow-2g' }, '/docs/slow-2g'],
  ])("doesn't prefetch %s, but may later", (_state, connection, href) => {
    connect(connection)
    const link = show(href)
    fireEvent.pointerEnter(link)
    expect(prefetch).not.toHaveBeenCalled()
    connect({ effectiveType: '4g' })
    fireEvent.pointerEnter(link)
    expect(prefetch).toHaveBeenCalledExactlyOnceWith(href)
  })

  test.each(['/docs/here', '/docs/here#part', '#part'])("doesn't prefetch the page itself (%s)", (href) => {
    fireEvent.pointerEnter(show(href))
    expect(prefetch).not.toHaveBeenCalled()
  })

  test("calls the caller's handlers too", () => {
    const onFocus = vi.fn()
    render(
      <Link href="/docs/handlers" onFocus={onFocus}>
        Habits
      </Link>,
    )
    fireEvent.focus(screen.getByRole('link', { name: 'Habits' }))
    expect(onFocus).toHaveBeenCalledTimes(1)
  })
})
