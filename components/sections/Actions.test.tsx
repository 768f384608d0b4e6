// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Action, Actions } from './Actions'
import { DownloadAction } from './DownloadAction'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

describe('Actions', () => {
  test('make only the first action the primary one', () => {
    render(
      <Actions>
        {'\n'}
        <Action href="/pricing" label="See pricing" />
        {'\n'}
        <Action href="/docs" label="Read on" />
      </Actions>,
    )
    expect(screen.getByRole('link', { name: 'See pricing' })).toHaveClass('primary')
    expect(screen.getByRole('link', { name: 'Read on' })).toHaveClass('quiet')
    expect(screen.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/docs')
  })

  test("keep a first action quiet if it's marked as quiet", () => {
    render(
      <Actions>
        <Action href="/pricing" label="See pricing" quiet />
      </Actions>,
    )
    expect(screen.getByRole('link', { name: 'See pricing' })).toHaveClass('quiet')
  })

  test('treat the download as an action', () => {
    render(
      <Actions>
        <DownloadAction />
        <Action href="/pricing" label="See pricing" />
      </Actions>,
    )
    expect(screen.getByRole('link', { name: /^Download/ })).toHaveClass('primary')
    expect(screen.getByRole('link', { name: 'See pricing' })).toHaveClass('quiet')
  })
})
