// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { NearestPages } from './NearestPages.client'

vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }))
vi.mock('@/lib/search/fetch-json', () => ({ fetchJson: async () => [] }))

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the site' })
/** Lets React take over the page that the host sent. */
const hydrate = () => act(async () => void hydrateRoot(screen.getByTestId('page'), <NearestPages>Text</NearestPages>))

beforeEach(() => {
  window.history.replaceState(null, '', '/docs/habit-tracker')
  document.body.innerHTML = `<div data-testid="page">${renderToString(<NearestPages>Text</NearestPages>)}</div>`
})

test('fills the field with the words of the address', async () => {
  await hydrate()
  expect(field()).toHaveValue('habit tracker')
})

test('leaves the field alone if the reader uses it already', async () => {
  const before = field()
  before.focus()
  await hydrate()
  expect(field()).toBe(before)
  expect(before).toHaveFocus()
  expect(before).toHaveValue('')
})
