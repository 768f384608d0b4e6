// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Heading } from './Heading'

test('links to itself without adding the link to its name', () => {
  render(
    <Heading level={2} id="set">
      Set <code>WIP</code> limits
    </Heading>,
  )
  const heading = screen.getByRole('heading', { level: 2, name: 'Set WIP limits' })
  expect(heading).toHaveAttribute('id', 'set')
  const link = within(heading).getByRole('link', { name: 'Link to section Set WIP limits' })
  expect(link).toHaveAttribute('href', '#set')
})

test('can be focused by scripts, not by the Tab key', () => {
  render(
    <Heading level={3} id="phone">
      On a phone
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('tabindex', '-1')
})

test('is a plain heading without an id', () => {
  render(<Heading level={4}>Plain</Heading>)
  expect(screen.getByRole('heading', { level: 4, name: 'Plain' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
