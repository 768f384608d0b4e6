// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { VersionFacts } from '@/lib/facts/facts-at'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { config } from '@/lib/site/config.mjs'
import { BrandAssets } from './BrandAssets'
import { CopyText } from './CopyText'
import { FactSheet } from './FactSheet'
import { PressPictures } from './PressPictures'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

describe('BrandAssets', () => {
  test('offer each mark as SVG and PNG, each with its own file name', () => {
    render(<BrandAssets />)
    const names = screen.getAllByRole('link').map((link) => link.textContent)
    expect(new Set(names).size).toBe(12)
    const png = screen.getByRole('link', { name: 'In colour, on dark: PNG' })
    expect(png).toHaveAttribute('href', '/brand/mark-on-dark.png')
    expect(png).toHaveAttribute('download', `${config.fileStem}-mark-on-dark.png`)
  })

  test('show the colours and the product name', () => {
    render(<BrandAssets />)
    expect(screen.getByText('#c91731').closest('li')).toHaveTextContent('Madder red #c91731')
    expect(screen.getByRole('button', { name: 'Copy #c91731' })).toBeVisible()
    expect(screen.getByText(config.name)).toBeVisible()
  })
})

describe('PressPictures', () => {
  test('offer each picture as a file that exists, in both themes', () => {
    const miniatures = new Map<string, MiniatureData>([
      ['home-habits', { kind: 'fields', title: 'Habits', text: 'Two of three' }],
    ])
    render(<PressPictures ids="home-habits" miniatures={miniatures} />)
    expect(screen.getByRole('img', { name: /Two of three/ })).toBeVisible()
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/brand/screens/home-habits-light.png', '/brand/screens/home-habits-dark.png'])
    for (const href of hrefs) expect(existsSync(`public${href}`)).toBe(true)
    expect(screen.getByRole('link', { name: 'Habits: PNG, dark' })).toHaveAttribute(
      'download',
      `${config.fileStem}-home-habits-dark.png`,
    )
  })
})

test('a text is copied without its label', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyText label="One sentence">An app for tasks.</CopyText>)
  fireEvent.click(screen.getByRole('button', { name: 'Copy: One sentence' }))
  expect(await screen.findByText('Copied')).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('An app for tasks.')
  vi.unstubAllGlobals()
})

describe('FactSheet', () => {
  const facts = { plans: { prices: { month: 6, year: 60 }, trialDays: 30 } } as unknown as VersionFacts
  const newest = { version: '2.1.12', title: 'Towns', date: '2026-10-06', href: '/releases/2.1.12' }
  const first = { version: '0.1', title: 'First', date: '2019-03-12', href: '/releases/0.1' }

  test('takes its content from the configuration, the facts and the releases', () => {
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
