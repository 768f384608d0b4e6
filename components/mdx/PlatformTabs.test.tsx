// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Platform, PlatformTabs } from './PlatformTabs'

const draw = (...platforms: string[]) =>
  render(
    <PlatformTabs>
      {platforms.map((on) => (
        <Platform key={on} on={on}>
          Steps for {on}
        </Platform>
      ))}
    </PlatformTabs>,
  )

test('labels each tab with its systems, in the order of the site', () => {
  draw('linux win', 'mac', 'ios android')
  expect(screen.getByRole('tablist', { name: 'Platform' })).toBeVisible()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Windows and Linux',
    'macOS',
    'iOS and Android',
  ])
  expect(screen.getByRole('tabpanel', { name: 'Windows and Linux' })).toHaveTextContent('Steps for linux win')
})

test('names three systems one by one', () => {
  draw('win mac linux', 'android')
  expect(screen.getByRole('tab', { name: 'Windows, macOS and Linux' })).toHaveValue('win mac linux')
})

test('refuses an unknown system, a system in two tabs, and a single panel', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => draw('windows')).toThrow('"windows" isn\'t a platform. The platforms are win, mac, linux, ios, android.')
  expect(() => draw('win mac', 'mac')).toThrow('<PlatformTabs> has "mac" twice')
  expect(() => render(<Platform on="mac">text</Platform>)).toThrow('<Platform on="mac"> is outside <PlatformTabs>')
})
