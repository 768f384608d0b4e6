// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PreviewBar } from './PreviewBar'

test('PreviewBar is a landmark that names branch and commit', () => {
  render(<PreviewBar branch="feature/x" commit="0123456789abcdef" />)
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Preview of branch feature/x at commit 01234567. Not the published site.',
  )
})
