// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Steps } from './Steps'

test('keeps the list and its order', () => {
  render(
    <Steps>
      {'\n'}
      <ol>
        <li>Open the list.</li>
        <li>Choose a number.</li>
      </ol>
    </Steps>,
  )
  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open the list.',
    'Choose a number.',
  ])
})

test('refuses content without a numbered list, and with two', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Steps>text</Steps>)).toThrow('<Steps> needs one numbered list')
  expect(() => render(<Steps>{[<ol key="1" />, <ol key="2" />]}</Steps>)).toThrow('<Steps> needs one numbered list')
})
