// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CodeBlock } from './CodeBlock'

const pre = (language: string) => (
  <pre data-language={language}>
    <code>
      <span data-line="">snap install</span>
    </code>
  </pre>
)

test('shows the title and names the code by it', () => {
  render(
    <CodeBlock>
      <figcaption data-rehype-pretty-code-title="">Terminal</figcaption>
      {pre('bash')}
    </CodeBlock>,
  )
  expect(screen.getByText('Terminal')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Terminal' })).toHaveTextContent('snap install')
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible()
})

test('names code without a title by its language, and scrolls by keyboard', () => {
  render(<CodeBlock>{pre('bash')}</CodeBlock>)
  expect(screen.getByRole('group', { name: 'Code example, bash' })).toHaveAttribute('tabindex', '0')
})

test('has no language to name for plain text', () => {
  render(<CodeBlock>{pre('text')}</CodeBlock>)
  expect(screen.getByRole('group', { name: 'Code example' })).toBeVisible()
})

test('refuses a figure without code', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<CodeBlock>text</CodeBlock>)).toThrow('holds no <pre>')
})
