// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { InlineMarkdown } from './InlineMarkdown'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

const draw = (text: string) => render(<InlineMarkdown text={text} />).container

describe('InlineMarkdown', () => {
  test('draws code, links and strong words in a sentence', () => {
    const container = draw('Send `stage`, see [the *list*](/api/overview#stage) in **Settings → Tasks**.')
    expect(container).toHaveTextContent('Send stage, see the *list* in Settings → Tasks.')
    expect(screen.getByText('stage').tagName).toBe('CODE')
    expect(screen.getByRole('link', { name: 'the *list*' })).toHaveAttribute('href', '/api/overview#stage')
    expect(screen.getByText('Settings → Tasks').tagName).toBe('STRONG')
  })

  test('draws code inside a link', () => {
    draw('Gives [`rate_limited`](#error-rate_limited).')
    expect(screen.getByRole('link', { name: 'rate_limited' })).toContainElement(screen.getByText('rate_limited'))
    expect(screen.getByText('rate_limited').tagName).toBe('CODE')
  })

  test('leaves code alone even if it looks like markup', () => {
    draw('As `[a](/b) **c**`')
    expect(screen.getByText('[a](/b) **c**').tagName).toBe('CODE')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'tasks.html'])("doesn't link to %s", (target) => {
    expect(draw(`[here](${target})`)).toHaveTextContent(`[here](${target})`)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('shows tags as text', () => {
    expect(draw('<b>bold</b>')).toHaveTextContent('<b>bold</b>')
  })
})
