// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { currentVersion } from '@/lib/site/versions'
import { getFacts } from '@/lib/source/page-data'
import { Term } from './Term'

vi.mock('@/components/ui/Link.client', () => ({ Link: (props: ComponentProps<'a'>) => <a {...props} /> }))

const facts = getFacts(currentVersion.id)

test('a term links to the glossary, and its definition describes the link', () => {
  render(
    <Term facts={facts} id="stage">
      stages
    </Term>,
  )
  const link = screen.getByRole('link', { name: 'stages' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/glossary#stage$/))
  expect(link).toHaveAccessibleDescription(/^How far along a task is/)
})

test('an unknown term throws with the nearest ID', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() =>
    render(
      <Term facts={facts} id="stag">
        x
      </Term>,
    ),
  ).toThrow('<Term>: there is no row "stag" here; the nearest is "stage"')
})
