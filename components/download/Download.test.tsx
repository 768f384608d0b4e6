// @vitest-environment jsdom
import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { countClicks } from '@/lib/browser/analytics'
import { buildDownloads } from '@/lib/facts/downloads'
import { config } from '@/lib/site/config.mjs'
import { currentVersion } from '@/lib/site/versions'
import { getFacts } from '@/lib/source/page-data'
import { Download } from './Download'

// Only style sheets hide anything here, and checking each element of a table for visibility takes seconds.
configure({ defaultHidden: true })

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }))

const downloads = buildDownloads(getFacts(currentVersion.id), { ...config, downloadsUrl: 'https://files.example' })
const phoneScreen = { kind: 'fields', title: 'Today', text: 'One task' } as const
const { stores } = config
const systems = {
  win: 'Win32',
  mac: 'MacIntel',
  linux: 'Linux x86_64',
  ios: 'iPhone',
  android: 'Linux armv8l',
  none: '',
}

function pretend(system: keyof typeof systems, maxTouchPoints = 0) {
  vi.stubGlobal('navigator', {
    platform: systems[system],
    userAgent: { ios: 'iPhone', android: 'Linux; Android 15' }[system as string] ?? '',
    maxTouchPoints,
  })
}

function open(system: keyof typeof systems, maxTouchPoints = 0) {
  pretend(system, maxTouchPoints)
  return render(<Download downloads={downloads} screen={phoneScreen} />)
}

const getBadge = (name: string) => screen.getByRole('link', { name: `Get ${config.name} from the ${name}` })

beforeAll(countClicks)
beforeEach(() => {
  performance.getEntriesByType = () => []
  window.plausible = vi.fn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.plausible
})

describe('the exported page', () => {
  const exported = new DOMParser().parseFromString(
    renderToString(<Download downloads={downloads} screen={phoneScreen} />),
    'text/html',
  )
  const plain = exported.querySelector('.withoutRuntime')

  test('shows only what visitors without JavaScript get', () => {
    expect(exported.querySelector('.download')?.textContent).toBe(plain?.textContent)
  })

  test('has the title and the whole table for them, once', () => {
    expect(plain?.querySelector('h1')?.textContent).toBe('Download')
    expect(exported.querySelectorAll('tbody tr')).toHaveLength(5)
    expect(exported.querySelectorAll(`a[href="${stores.ios.url}"]`)).toHaveLength(1)
    expect(exported.querySelectorAll('noscript')).toHaveLength(0)
  })
})

describe('the runtime takes over', () => {
  const takeOver = async (system: keyof typeof systems, state?: string) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Download downloads={downloads} screen={phoneScreen} />)
    document.body.append(page)
    const table = page.querySelector('table')
    if (state) document.documentElement.dataset.runtime = state
    pretend(system)
    const { unmount } = render(<Download downloads={downloads} screen={phoneScreen} />, {
      container: page,
      hydrate: true,
    })
    document.documentElement.dataset.runtime = 'ready'
    return { page, table, unmount }
  }
  afterEach(() => {
    delete document.documentElement.dataset.runtime
    document.body.replaceChildren()
  })

  test('shows the page to everyone, with the same table', async () => {
    const { page, table } = await takeOver('win')
    expect(page.querySelector('.withoutRuntime')).toBeNull()
    expect(page.querySelector('table')).toBe(table)
    expect(page.querySelector('[data-late]')).toBeNull()
  })

  test('late: keeps the list that is on the screen where it is', async () => {
    const { page, table } = await takeOver('ios', 'failed')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you!')
    expect(page.querySelector('table')).toBe(table)
    expect(page.querySelector('[data-late]')).not.toBeNull()
  })

  test("late: doesn't move the visitor's own platform to the top", async () => {
    await takeOver('linux', 'failed')
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(/^Windows/)
  })

  test.each([
    ['in time', undefined, ['What to do next', 'table']],
    ['late', 'failed', ['table', 'What to do next']],
  ])('%s: the order is that of a visitor who has a button or needs the list', async (_time, state, order) => {
    await takeOver('win', state)
    const next = screen.getByRole('heading', { name: 'What to do next' })
    const isFirst = next.compareDocumentPosition(screen.getByRole('table')) === Node.DOCUMENT_POSITION_FOLLOWING
    expect(isFirst ? ['What to do next', 'table'] : ['table', 'What to do next']).toEqual(order)
  })

  test('in time: shows a phone its badge, the app and the requirements, without a table', async () => {
    const { page } = await takeOver('ios')
    expect(page.querySelector('table')).toBeNull()
    expect(screen.getByRole('img', { name: /Today/ })).toBeInTheDocument()
    expect(screen.getByText('iOS or iPadOS 16 or later')).toBeInTheDocument()
  })
})

describe('a known system', () => {
  test.each([
    ['win', stores.microsoft],
    ['mac', stores.mac],
    ['linux', stores.snap],
  ] as const)('on a desktop (%s) gets its badge and the table', (system, store) => {
    open(system)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Thank you!$/)
    expect(getBadge(store.name)).toHaveAttribute('href', store.url)
    expect(screen.getByText('Or, pick alternative version below...')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'What to do next' })).toBeInTheDocument()
    expect(screen.getByRole('table')).toBeInTheDocument()
  })

  test.each([
    ['win', 'Windows'],
    ['mac', 'macOS'],
    ['linux', 'Linux'],
    ['none', 'Windows'],
  ] as const)('%s: the table begins with %s and has every platform once', (system, name) => {
    open(system)
    const rows = screen.getAllByRole('rowheader').map(readName)
    expect(rows[0]).toBe(name)
    expect(rows.toSorted()).toEqual(['Android', 'Linux', 'Windows', 'iOS', 'macOS'])
  })

  test.each([
    ['ios', 5, stores.ios],
    ['mac', 5, stores.ios],
    ['android', 5, stores.play],
  ] as const)(
    'on a phone or tablet (%s, %i touch points) gets only the badge of its store',
    (system, touchPoints, store) => {
      open(system, touchPoints)
      expect(getBadge(store.name)).toHaveAttribute('href', store.url)
      expect(screen.getAllByRole('link', { name: /^Get / })).toHaveLength(1)
      expect(screen.queryByRole('table')).not.toBeInTheDocument()
      expect(screen.queryByText(/alternative version/)).not.toBeInTheDocument()
      expect(screen.queryByRole('status')).not.toBeInTheDocument()
    },
  )
})

test('an unknown system gets a message and the table', () => {
  open('none')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `${config.name} does not seem to be available for your platform`,
  )
  expect(screen.queryByText(/alternative version/)).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Get / })).not.toBeInTheDocument()
  expect(screen.getByRole('table')).toBeInTheDocument()
})

/** Returns the name of a platform, which follows its picture. */
const readName = (header: HTMLElement) => header.querySelector('svg')?.nextSibling?.textContent

test('the table has a row for each platform', () => {
  open('win')
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  const read = rows.map((row) => [
    readName(within(row).getByRole('rowheader')),
    ...within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/ (x86-64|64-bit|Apple).*$/, '')),
  ])
  expect(read).toEqual([
    ['Windows', 'Microsoft Store (recommended)', 'Installer (Universal)', 'Installer (x86)'],
    ['macOS', 'Mac App Store (recommended)', 'Installer (DMG, Universal)'],
    ['Linux', 'Snap Store (recommended)', 'AppImage (x86)'],
    ['iOS', 'App Store'],
    ['Android', 'Play Store'],
  ])
  expect(screen.getByRole('link', { name: 'Ignore Windows Defender warning' })).toHaveAttribute(
    'href',
    '/docs/getting-started/installation#windows-warning',
  )
})

describe('analytics', () => {
  test.each([
    ['Installer (x86)', 'Download', { props: { platform: 'win' } }],
    ['Installer (DMG, Universal)', 'Download', { props: { platform: 'mac' } }],
    ['AppImage (x86)', 'Download', { props: { platform: 'linux' } }],
    ['App Store', 'App Store opened', undefined],
    ['Mac App Store', 'Mac App Store opened', undefined],
    [`Get ${config.name} from the Microsoft Store`, 'Microsoft Store opened', undefined],
  ])('counts a click on %s', (name, event, options) => {
    open('win')
    const link = screen.getByRole('link', { name })
    link.addEventListener('click', (click) => click.preventDefault())
    fireEvent.click(link)
    expect(window.plausible).toHaveBeenCalledExactlyOnceWith(event, options)
  })
})
