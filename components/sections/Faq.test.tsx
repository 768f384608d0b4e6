// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Faq, Question } from './Faq'

test('questions are headings that open their answers', async () => {
  render(
    <Faq title="Questions">
      <Question title="Is it free?">
        <p>Yes.</p>
      </Question>
      <Question title="Is there a web app?">
        <p>No.</p>
      </Question>
    </Faq>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible()
  expect(screen.getAllByRole('group')).toHaveLength(2)
  expect(screen.getByText('Yes.')).not.toBeVisible()
  await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Is it free?' }))
  expect(screen.getByText('Yes.')).toBeVisible()
  expect(screen.getByText('No.')).not.toBeVisible()
})
