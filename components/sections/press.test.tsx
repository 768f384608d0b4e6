// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { config } from '@/lib/site/config.mjs'
import { BrandAssets } from './BrandAssets'
import { FactSheet } from './FactSheet'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

describe('BrandAssets', () => {
  test('offer each mark as SVG and PNG, under a name of its own', () => {
    render(<BrandAssets />)
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    expect(new Set(names).size).toBe(8)
    const png = screen.getByRole('link', { name: 'Mark, in colour, on dark: PNG' })
    expect(png).toHaveAttribute('href', '/brand/mark-on-dark.png')
    expect(png).toHaveAttribute('download', `${config.fileStem}-mark-on-dark.png`)
  })

  test('name the colours and the product', () => {
    render(<BrandAssets />)
    expect(screen.getByText('#c91731').closest('li')).toHaveTextContent('Madder red #c91731')
    expect(screen.getByText(config.name)).toBeVisible()
  })
})

describe('FactSheet', () => {
  const facts = { plans: { prices: { month: 6, year: 60 }, trialDays: 30 } } as unknown as VersionFacts
  const newest = { version: '2.1.12', title: 'Towns', date: '2026-10-06', href: '/releases/2.1.12' }
  const first = { version: '0.1', title: 'First', date: '2019-03-12', href: '/releases/0.1' }

  test('takes what it says from the configuration, the facts and the releases', () => {
    render(<FactSheet facts={facts} newest={newest} first={first} />)
    const terms = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    )
    expect(terms).toMatchObject({
      Name: config.name,
      'First version': '0.1, 12 March 2019',
      'Latest version': '2.1.12, 6 October 2026',
      Platforms: 'Windows, macOS, Linux, iOS and Android',
      Plans: 'Free, with no time limit. Premium for €6 or $6 a month or €60 or $60 a year, after a 30-day trial.',
    })
  })
})
