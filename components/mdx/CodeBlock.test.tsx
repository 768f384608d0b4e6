// @vitest-environment jsdom
import { evaluate } from '@mdx-js/mdx'
import { render, screen } from '@testing-library/react'
import * as runtime from 'react/jsx-runtime'
import { expect, test, vi } from 'vitest'
import { trustedTypeRules } from '@/lib/browser/pre-paint/trusted-types'
import { rehypePlugins, remarkPlugins } from '@/lib/catalogue/mdx/plugins.mjs'
import { CodeBlock } from './CodeBlock'

const pre = (language: string) => (
  <pre data-language={language}>
    <code>
      <span data-line="">snap install</span>
    </code>
  </pre>
)

test('shows the title and uses it as the label of the code', () => {
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

test('labels code without a title with its language, and scrolls with the keyboard', () => {
  render(<CodeBlock>{pre('bash')}</CodeBlock>)
  expect(screen.getByRole('group', { name: 'Code example, bash' })).toHaveAttribute('tabindex', '0')
})

test('labels plain text without a language', () => {
  render(<CodeBlock>{pre('text')}</CodeBlock>)
  expect(screen.getByRole('group', { name: 'Code example' })).toBeVisible()
})

test('keeps every option that editors can use, in markup that the security policy allows', async () => {
  const body =
    '```bash title="Terminal" {2} /TOKEN/ showLineNumbers\ncurl "$URL" \\\n  -H "Bearer TOKEN" # [!code ++]\n```'
  const { default: Content } = await evaluate(body, { ...runtime, remarkPlugins, rehypePlugins })
  const { container } = render(<Content components={{ figure: CodeBlock }} />)
  const code = container.querySelector('code')
  expect(code).toHaveAttribute('data-line-numbers')
  expect(code?.querySelectorAll('[data-line]')).toHaveLength(2)
  expect(code?.querySelector('[data-highlighted-line]')).toHaveTextContent('-H "Bearer TOKEN"')
  expect(code?.querySelector('mark')).toHaveTextContent('TOKEN')
  expect(code?.querySelector('.diff.add')).toHaveTextContent('Bearer')
  expect(trustedTypeRules.createHTML(code?.innerHTML ?? '<!--')).toBe(code?.innerHTML)
})

test('refuses a figure without code', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<CodeBlock>text</CodeBlock>)).toThrow('has no <pre>')
})
