// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Badge } from './Badge'

test('shows its text', () => {
  render(<Badge tone="success">Fixed</Badge>)
  expect(screen.getByText('Fixed')).toHaveAttribute('data-tone', 'success')
})
