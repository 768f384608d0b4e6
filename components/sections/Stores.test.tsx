// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { countClicks } from '@/lib/browser/analytics'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { config } from '@/lib/site/config.mjs'
import { Stores } from './Stores'

const needs = {
  id: 'needs',
  label: 'Needs',
  win: 'Windows 10',
  mac: 'macOS 12',
  linux: 'glibc 2.31',
  ios: 'iOS 16',
  android: 'Android 9',
}
const facts = { platforms: [needs] } as unknown as VersionFacts

beforeAll(countClicks)
afterEach(() => {
  delete window.plausible
})

describe('Stores', () => {
  test('list the store of each system with what the app needs there', () => {
    render(<Stores facts={facts} />)
    const systems = screen.getAllByRole('listitem')
    expect(systems).toHaveLength(5)
    const linux = within(systems[2] as HTMLElement)
    expect(linux.getByText('glibc 2.31')).toBeVisible()
    expect(linux.getByRole('link', { name: 'Snap Store' })).toHaveAttribute('href', config.stores.snap.url)
  })

  test.each([
    ['Microsoft Store', 'Microsoft Store opened'],
    ['Mac App Store', 'Mac App Store opened'],
    ['Snap Store', 'Snap Store opened'],
    ['App Store', 'App Store opened'],
    ['Play Store', 'Play Store opened'],
  ])('count a visit to the %s', async (name, event) => {
    window.plausible = vi.fn()
    render(<Stores facts={facts} />)
    const link = screen.getByRole('link', { name })
    link.addEventListener('click', (click) => click.preventDefault())
    await userEvent.click(link)
    expect(window.plausible).toHaveBeenCalledExactlyOnceWith(event, undefined)
  })
})
