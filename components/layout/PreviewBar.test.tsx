// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toId } from '@/lib/publish/changes/draw-change'
import { barScript } from '@/lib/publish/preview/bar-script'
import { PreviewBar } from './PreviewBar'

test('PreviewBar is a landmark with the branch and the commit', () => {
  render(<PreviewBar branch="feature/x" commit="0123456789abcdef" />)
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Preview of branch feature/x at commit 01234567. Not the published site.',
  )
})

test('PreviewBar shows when the commit was made, and links to its changes', () => {
  render(<PreviewBar branch="feature/x" commit="0123456789abcdef" committedAt="2026-11-12T10:00:00Z" />)
  expect(screen.getByRole('region')).toHaveTextContent('at commit 01234567 of 12 November 2026.')
  expect(screen.getByRole('link', { name: 'See what changes' })).toHaveAttribute('href', '/changes')
})

test('the script of previews closes PreviewBar for this commit', () => {
  const show = () => render(<PreviewBar branch="feature/x" commit="0123456789abcdef" />).unmount
  const run = () => new Function(barScript)()
  const unmount = show()
  expect(screen.queryByRole('button')).toBeNull()
  run()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  show()
  run()
  expect(screen.queryByRole('region')).toBeNull()
})

test.each([
  ['/docs/features/habits', '#at-docs-features-habits'],
  ['/', '#at-'],
])('the script of previews links %s to what changes there', (href, hash) => {
  render(<PreviewBar branch="feature/x" commit="fedcba9876543210" />)
  history.replaceState(null, '', href)
  new Function(barScript)()
  const link = screen.getByRole('link', { name: 'See what changes' })
  // The test's DOM can't follow it.
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(link).toHaveAttribute('href', expect.stringContaining(`/changes${hash}`))
  expect(hash).toBe(`#${toId(href)}`)
})
