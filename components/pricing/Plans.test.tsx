// @vitest-environment jsdom
import { configure, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentVersion } from '@/lib/site/versions'
import { getFacts } from '@/lib/source/page-data'
import { Plans } from './Plans'

// Only style sheets hide anything here, and checking each element of a table for visibility takes seconds.
configure({ defaultHidden: true })

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }))

beforeEach(() => void render(<Plans facts={getFacts(currentVersion.id)} />))

const getCard = (name: string) => within(screen.getByRole('article', { name }))

test('shows both prices of Premium in both currencies', () => {
  const premium = screen.getByRole('article', { name: 'Premium' })
  expect(premium).toHaveTextContent('€6 or $6 a month')
  expect(premium).toHaveTextContent('€60 or $60 a year')
})

test('offers euros or dollars, euros first', () => {
  const choice = within(screen.getByRole('group', { name: 'Currency' }))
  expect(choice.getByRole('radio', { name: 'EUR' })).toBeChecked()
  expect(choice.getByRole('radio', { name: 'USD' })).not.toBeChecked()
})

test('offers monthly or yearly payment, monthly first', () => {
  const choice = within(screen.getByRole('group', { name: 'How often you pay for Premium' }))
  expect(choice.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  expect(choice.getByRole('radio', { name: 'Yearly' })).not.toBeChecked()
  expect(screen.getByText('Pay yearly and get 2 months free.')).toBeVisible()
})

test('shows what each plan includes', () => {
  expect(getCard('Free').getByText('Lists').nextSibling).toHaveTextContent('10')
  expect(getCard('Premium').getByText('Lists').nextSibling).toHaveTextContent('300')
  expect(getCard('Premium').getByText('Time blocking')).toBeInTheDocument()
  expect(getCard('Free').getByText('Encryption')).toBeInTheDocument()
})

test('leads to the download, the terms, the education price and the codes', () => {
  const hrefs = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(hrefs).toEqual([
    ['Get the app', '/download'],
    ['Try Premium for 30 days', '/download'],
    ['How the trial ends', '/docs/subscriptions#trial'],
    ['How to get a refund', '/docs/subscriptions#refunds'],
    ['Apply for the education price', '/education'],
    ['Redeem a code', '/docs/how-to/redeem-discount-code'],
  ])
  expect(document.querySelectorAll('.primary')).toHaveLength(1)
})
