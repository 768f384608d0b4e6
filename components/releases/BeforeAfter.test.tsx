// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { BeforeAfter } from './BeforeAfter'

const toSummary = (time: string): MiniatureData => ({
  kind: 'notifications',
  items: [{ title: 'Daily summary', text: 'Three tasks', time }],
})

test('shows both pictures, each with its label', () => {
  const miniatures = new Map([
    ['early', toSummary('07:00')],
    ['right', toSummary('08:00')],
  ])
  render(<BeforeAfter before="early" after="right" miniatures={miniatures} />)
  const figures = screen.getAllByRole('figure').map((figure) => figure.textContent)
  expect(figures).toEqual([expect.stringMatching(/07:00.*Before$/), expect.stringMatching(/08:00.*After$/)])
})
