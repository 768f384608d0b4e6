// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Details } from './Details'

test('unfolds on a click', async () => {
  render(<Details summary="If the code does not arrive">Ask for a new one.</Details>)
  expect(screen.getByText('Ask for a new one.')).not.toBeVisible()
  await userEvent.click(screen.getByText('If the code does not arrive'))
  expect(screen.getByText('Ask for a new one.')).toBeVisible()
})
