// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportLoadFailure } from '../load-failure'
import { startFailureMessage, suggestBasePath, watchMissingFiles } from './failure-message'

startFailureMessage(() => ['Styles are missing.'])

let settle: (isOver: boolean) => void
const retry = vi.fn(
  () =>
    new Promise<boolean>((resolve) => {
      settle = resolve
    }),
)
/** The message is outside the body. */
const screen = within(document.documentElement)
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  retry.mockClear()
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
})
afterEach(() => reportLoadFailure(null))

describe('the failure message', () => {
  test("is an alert outside React's tree, and there's only one at a time", () => {
    reportLoadFailure({ text: ['One.', 'Two.'], retry })
    reportLoadFailure({ retry })
    expect(screen.getByRole('alert')).toHaveTextContent('Styles are missing.')
    expect(document.body).not.toContainElement(screen.getByRole('alert'))
  })

  test('sets its own colours', () => {
    reportLoadFailure({ retry })
    expect(screen.getByRole('alert')).toHaveStyle({ background: 'rgb(164, 14, 38)', color: 'rgb(255, 255, 255)' })
    expect(button('Retry')).toHaveStyle({ background: 'rgb(255, 255, 255)', color: 'rgb(164, 14, 38)' })
  })

  test('retries once at a time, and keeps the focus if that fails', async () => {
    reportLoadFailure({ text: ['One.'], retry })
    button('Retry').focus()
    fireEvent.click(button('Retry'))
    expect(button('Trying again…')).toHaveFocus()
    fireEvent.click(button('Trying again…'))
    expect(retry).toHaveBeenCalledOnce()
    settle(false)
    await waitFor(() => expect(button('Retry')).toHaveFocus())
    fireEvent.click(button('Retry'))
    expect(retry).toHaveBeenCalledTimes(2)
  })

  test('disappears when the failure is over, and leaves the focus in the page', () => {
    reportLoadFailure({ text: ['One.'], retry })
    button('Retry').focus()
    reportLoadFailure(null)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('can be closed', () => {
    reportLoadFailure({ text: ['One.'], retry })
    fireEvent.click(button('Close'))
    expect(screen.queryByRole('alert')).toBeNull()
    reportLoadFailure({ text: ['One.'], retry })
    expect(screen.getByRole('alert')).toBeVisible()
  })
})

test.each([
  ['/site/docs/features/habits', '/docs/features/habits', '/site/'],
  ['/a/b/docs/features/habits', '/docs/features/habits', '/a/b/'],
  ['/site/docs/1.x/features/journal', '/docs/features/journal', '/site/'],
  ['/site/releases', '/releases', '/site/'],
  ['/docs/features/habits', '/docs/features/habits', '/'],
  ['/site', '/', '/site/'],
  ['/site/', '/', '/site/'],
  ['/', '/', '/'],
  ['/somewhere/else', '/docs/features/habits', undefined],
])('suggestBasePath(%j, %j) is %j', (pathname, canonicalPath, basePath) => {
  expect(suggestBasePath(pathname, canonicalPath)).toBe(basePath)
})

test('a font that fails to load reports a wrong folder, unless only a system font is missing', () => {
  const fonts = new EventTarget()
  Object.assign(document, { fonts })
  watchMissingFiles('/elsewhere/')
  const fail = (family: string) =>
    fonts.dispatchEvent(Object.assign(new Event('loadingerror'), { fontfaces: [{ family }] }))
  fail('figtree Fallback')
  expect(screen.queryByRole('alert')).toBeNull()
  fail('figtree')
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('This site was built for the base path /elsewhere/')
})
