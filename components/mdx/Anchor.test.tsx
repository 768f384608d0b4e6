// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Anchor } from './Anchor'

vi.mock('@/components/ui/Link.client', () => ({
  Link: (props: ComponentProps<'a'>) => <a data-router="" {...props} />,
}))

const draw = (href: string) => {
  render(<Anchor href={href}>Words</Anchor>)
  return screen.getByRole('link')
}

describe('Anchor', () => {
  test.each(['/docs/features/habits', '/docs/features/habits#streaks', '/', '/releases/2.1.13'])(
    'leads to %s with the router',
    (href) => {
      expect(draw(href)).toHaveAttribute('href', href)
      expect(screen.getByRole('link')).toHaveAttribute('data-router')
    },
  )

  test.each(['#set', '/images/docs/keys-light.svg', 'mailto:support@example.org', 'app://note', '//cdn.example.org/x'])(
    'leaves %s to the browser',
    (href) => {
      expect(draw(href)).toHaveAttribute('href', href)
      expect(screen.getByRole('link', { name: 'Words' })).not.toHaveAttribute('data-router')
    },
  )

  test('announces that a link leaves the site, and opens it in the same tab', () => {
    const link = draw('https://www.rfc-editor.org/rfc/rfc5545')
    expect(link).toHaveAccessibleName(/^Words ?\(external site\)$/)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).not.toHaveAttribute('target')
  })
})
