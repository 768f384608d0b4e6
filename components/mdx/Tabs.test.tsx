// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTabs } from '@/lib/browser/pre-paint/tabs'
import { Tab, Tabs } from './Tabs'

const example = (
  <Tabs group="import-source">
    <Tab label="Todoist">Choose Backups.</Tab>
    <Tab label="Day One">Choose Export.</Tab>
  </Tabs>
)

describe('Tabs without the script', () => {
  test('shows every panel under its label', () => {
    const { container } = render(example)
    const labels = [...container.querySelectorAll('[data-tab-label]')].map((label) => label.textContent)
    expect(labels).toEqual(['Todoist', 'Day One'])
    expect(screen.getByText('Choose Backups.')).toBeVisible()
    expect(screen.getByText('Choose Export.')).toBeVisible()
  })

  test('draws ordered lists as steps, and leaves other lists unchanged', () => {
    render(
      <Tabs group="import-source">
        <Tab label="Todoist">
          <ol>
            <li>Choose Backups.</li>
          </ol>
          <ul>
            <li>Projects</li>
          </ul>
        </Tab>
      </Tabs>,
    )
    const [steps, others] = screen.getAllByRole('list')
    expect(steps).toHaveClass('steps')
    expect(others).not.toHaveClass('steps')
  })

  test('joins tabs and panels by ids that are the same for the same page', () => {
    expect(renderToStaticMarkup(example)).toBe(renderToStaticMarkup(example))
    render(example)
    const tab = screen.getByRole('tab', { name: 'Day One' })
    expect(screen.getByRole('tabpanel', { name: 'Day One' })).toHaveAttribute('id', tab.getAttribute('aria-controls'))
    expect(tab.id).toMatch(/^[a-z][\w-]*$/i)
  })

  test('draws two groups with different IDs', () => {
    const { container } = render([<div key="1">{example}</div>, <div key="2">{example}</div>])
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('refuses anything but tabs, a tab alone, and two tabs with one name', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Tabs group="a">text</Tabs>)).toThrow('<Tabs> can only contain <Tab>')
    expect(() => render(<Tab label="CSV">text</Tab>)).toThrow('<Tab label="CSV"> is outside <Tabs>')
    const twice = (
      <Tabs group="a">
        <Tab label="CSV">1</Tab>
        <Tab label="csv">2</Tab>
      </Tabs>
    )
    expect(() => render(twice)).toThrow('Two tabs of <Tabs group="a"> are called "csv"')
    vi.restoreAllMocks()
  })
})

describe('Tabs with the script', () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  beforeAll(startTabs)
  afterAll(() => {
    for (const observer of observe.mock.contexts as MutationObserver[]) observer.disconnect()
  })

  test('shows one panel, and another one on a click', async () => {
    render(example)
    expect(screen.getByRole('tablist', { name: 'Import source' })).toBeVisible()
    expect(await screen.findByRole('tabpanel')).toHaveTextContent('Choose Backups.')

    await userEvent.click(screen.getByRole('tab', { name: 'Day One' }))
    expect(screen.getByRole('tabpanel', { name: 'Day One' })).toHaveTextContent('Choose Export.')
    expect(screen.getByRole('tab', { name: 'Day One', selected: true })).toHaveFocus()
  })

  test('keeps the choice when React draws the page again', async () => {
    const { rerender } = render(<main>{example}</main>)
    await userEvent.click(await screen.findByRole('tab', { name: 'Todoist' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Day One' }))
    rerender(<main className="other">{example}</main>)
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Choose Export.')
  })
})
