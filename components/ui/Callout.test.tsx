// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Callout } from './Callout'

describe('Callout', () => {
  test.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
  ] as const)('has a title that identifies it as a %s', (tone, title) => {
    render(<Callout tone={tone}>Keep the file.</Callout>)
    expect(screen.getByRole('note')).toHaveTextContent(`${title}Keep the file.`)
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  test("announces its kind before its own title, for people who can't see the icon", () => {
    render(
      <Callout tone="warning" title="Nothing is moved">
        Keep the file.
      </Callout>,
    )
    expect(screen.getByRole('note')).toHaveTextContent('Warning: Nothing is movedKeep the file.')
    expect(screen.getByText('Warning:')).toHaveClass('visuallyHidden')
  })
})
