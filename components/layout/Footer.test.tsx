// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { countClicks } from '@/lib/browser/analytics'
import { config } from '@/lib/site/config.mjs'
import { Footer } from './Footer'

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }))

beforeAll(countClicks)
afterEach(() => {
  delete window.plausible
})

describe('Footer', () => {
  test('has five columns', () => {
    render(<Footer />)
    const columns = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(columns).toEqual(['In Stores', 'Documentation', 'Compare', 'Help', 'About'])
  })

  test('closes with tagline, places and copyright', () => {
    render(<Footer />)
    const footer = screen.getByRole('contentinfo')
    expect(footer).toHaveTextContent('Made in Prague and Berlin, used all over the world')
    expect(footer).toHaveTextContent(`© 2019-present ${config.shortTagline}`)
  })

  test('announces that the idea portal opens in a new tab', () => {
    render(<Footer />)
    const link = screen.getByRole('link', { name: 'Idea portal (opens in new tab)' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  test.each([
    ['App Store', 'Mac App Store opened'],
    ['Microsoft Store', 'Microsoft Store opened'],
    ['Snap Store', 'Snap Store opened'],
    ['Play Store', 'Play Store opened'],
  ])('counts a click on %s', async (name, event) => {
    window.plausible = vi.fn()
    render(<Footer />)
    const link = within(screen.getByRole('navigation', { name: 'Footer' })).getByRole('link', { name })
    link.addEventListener('click', (click) => click.preventDefault())
    await userEvent.click(link)
    expect(window.plausible).toHaveBeenCalledExactlyOnceWith(event, undefined)
  })
})
