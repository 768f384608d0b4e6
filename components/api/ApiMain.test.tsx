// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ApiMain } from './ApiMain'

const draw = (toc = [{ id: 'body', text: 'Body', children: [] }]) =>
  render(
    <ApiMain header={<h1>Create a task</h1>} toc={toc}>
      <p>Words</p>
    </ApiMain>,
  )

describe('ApiMain', () => {
  test('puts the header before the text', () => {
    draw()
    const main = screen.getByRole('main')
    expect(main).toHaveAttribute('id', 'main')
    expect(main.textContent).toMatch(/^Create a task.*Words$/)
  })

  test('links to the sections of the page', () => {
    draw()
    const [nav] = screen.getAllByRole('navigation', { name: 'On this page' })
    expect(nav && within(nav).getByRole('link', { name: 'Body' })).toHaveAttribute('href', '#body')
  })

  test('has no list of sections if the page has no sections', () => {
    draw([])
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
