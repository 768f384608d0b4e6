// @vitest-environment jsdom
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { buildMdxComponents } from '@/components/mdx'
import { apiComponents } from '@/lib/content/check/api-components'
import { getFacts } from '@/lib/content/facts'
import { buildApiComponents } from './mdx'
import { buildApi } from './test-api'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

const context = { facts: getFacts('2.x'), scenes: new Map() }
const components = buildApiComponents({ ...context, api: buildApi() })

test('adds exactly the components that the content check knows to those of all pages', () => {
  const common = Object.keys(buildMdxComponents(context))
  expect(Object.keys(components).sort()).toEqual([...common, ...apiComponents.map(({ name }) => name)].sort())
})

test.each(apiComponents.map(({ name }) => name))('draws <%s> from the document it is bound to', (name) => {
  const Component = components[name] as ComponentType<{ id: string }>
  const { container } = render(<Component id={name === 'Schema' ? 'Task' : 'updateTask'} />)
  expect(container).not.toBeEmptyDOMElement()
})
