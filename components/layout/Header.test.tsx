// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Header } from './Header'

const colorMode = vi.hoisted(() => ({ default: 'light', respectSystem: true, switch: true }))

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ prefetch: () => {} }) }))
vi.mock('@/lib/site/config.mjs', async (load) => {
  const { config } = await load<typeof import('@/lib/site/config.mjs')>()
  return { config: { ...config, colorMode } }
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  colorMode.switch = true
})

describe('Header', () => {
  test('has the home link, the navigation, the search, the language and the colour mode', () => {
    render(<Header startingPoints={[]} />)
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(screen.getByText(/^Language:/)).toHaveTextContent('Language: English')
    expect(screen.getByText(/^Colour mode:/)).toBeInTheDocument()
  })

  test('has no colour mode toggle if the configuration has no switch', () => {
    colorMode.switch = false
    render(<Header startingPoints={[]} />)
    expect(screen.queryByText(/^Colour mode/)).toBeNull()
    expect(screen.queryByRole('group', { name: 'Colour mode', hidden: true })).toBeNull()
  })
})
