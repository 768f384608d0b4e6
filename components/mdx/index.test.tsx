// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { factsAt } from '@/lib/facts/facts-at'
import type { Facts } from '@/lib/facts/schema'
import type { MiniatureData } from '@/lib/miniatures/schema'
import { currentVersion } from '@/lib/site/versions'
import { buildMdxComponents } from './index'

const facts = {
  comparisons: {
    apps: { todoist: 'Todoist', ticktick: 'TickTick', own: 'Ours' },
    sources: [],
    aspects: [],
    comparisons: [],
  },
  sealed: { things: [] },
  shortcuts: [{ id: 'quick-add', action: 'Open Quick Add', win: 'Alt+A', mac: '⌘A', scope: 'global' }],
  settings: [],
  messages: [
    { id: 'offline', message: 'Offline', group: 'sync', where: 'Sync state', means: 'No network.', fix: 'Wait.' },
  ],
  glossary: [],
  limits: [],
  plans: { trialDays: 30, archived: {}, rows: [] },
  platforms: [],
  encryption: { things: [], keys: [], ciphers: [], server: [], retention: [] },
  import: { sources: [], columns: { todoist: [], ticktick: [], csv: [] } },
} satisfies Facts
const data: MiniatureData = {
  kind: 'search',
  query: 'weiss',
  results: [{ kind: 'Task', title: 'Call Dr Weiss', text: 'Errands' }],
}
const miniatures = new Map([['search-results', data]])
const components: Readonly<Record<string, unknown>> = buildMdxComponents({
  facts: factsAt(facts, currentVersion.id, '2.1.13'),
  miniatures,
  readFragment: (id) =>
    `const { jsx } = _jsx_runtime\nreturn { default: ({ components }) => jsx(components.h2, { id: 'x', children: 'Fragment ${id}' }) }`,
})

/** Renders a component of the map by its name, as MDX would. */
function draw(name: string, props: Record<string, unknown>) {
  const Component = components[name] as ComponentType<Record<string, unknown>>
  return render(<Component {...props} />)
}

const failing = (name: string, props: Record<string, unknown>) => () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  draw(name, props)
}

test('draws the keys of a shortcut for both keyboards', () => {
  const { container } = draw('Keys', { id: 'quick-add' })
  expect(container.querySelector('[data-keys=other]')).toHaveTextContent('Alt+A')
  expect(container.querySelector('[data-keys=mac]')).toHaveTextContent('⌘')
})

test('draws a fragment with the components of the page', () => {
  draw('Fragment', { id: 'shared' })
  expect(screen.getByRole('heading', { level: 2, name: 'Fragment shared' })).toBeVisible()
})

test('quotes a message of the app', () => {
  expect(draw('Message', { id: 'offline' }).container).toHaveTextContent('“Offline”')
})

test('draws keys that belong to no shortcut', () => {
  const { container } = draw('Keys', { win: 'Ctrl+Click', mac: '⌘Click' })
  expect(container.querySelector('[data-keys=other]')).toHaveTextContent('Ctrl+Click')
})

test('draws a picture by its id', () => {
  draw('Miniature', { id: 'search-results', caption: 'One task is found.' })
  expect(screen.getByRole('figure')).toHaveTextContent('One task is found.')
})

test('passes the facts to the tables of facts', () => {
  draw('ShortcutTable', { ids: 'quick-add' })
  expect(screen.getByRole('row', { name: /Open Quick Add/ })).toBeVisible()
})

test('draws headings of the three levels used in pages', () => {
  draw('h3', { id: 'set', children: 'Set a limit' })
  expect(screen.getByRole('heading', { level: 3, name: 'Set a limit' })).toBeVisible()
})

test('treats only highlighted figures as code', () => {
  draw('figure', { children: 'A figure' })
  expect(screen.getByRole('figure')).toHaveTextContent('A figure')
  draw('figure', {
    'data-rehype-pretty-code-figure': '',
    children: (
      <pre data-language="bash">
        <code>ls</code>
      </pre>
    ),
  })
  expect(screen.getByRole('group', { name: 'Code example, bash' })).toBeVisible()
})

test('names an unknown component and the nearest known one', () => {
  expect(failing('Keys', { id: 'quik-add' })).toThrow(/<Keys>: .*"quik-add".*"quick-add"/)
  expect(failing('Miniature', { id: 'search-result' })).toThrow(/<Miniature>: .*"search-result".*"search-results"/)
  expect(failing('Keys', { win: 'Ctrl+Click' })).toThrow('<Keys> needs the id of a shortcut, or both win and mac')
})

test('refuses pictures in Markdown syntax, which have no size', () => {
  expect(failing('img', { src: '/a.svg', alt: 'A' })).toThrow('write <Figure src="/a.svg"')
})
