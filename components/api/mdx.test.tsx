// @vitest-environment jsdom
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { apiParts } from '@/lib/parts/api-parts'
import { currentVersion } from '@/lib/site/versions'
import { getFacts } from '@/lib/source/page-data'
import { buildApiComponents } from './mdx'
import { buildApi } from './test-api'

vi.mock('@/components/ui/Link.client', () => ({ Link: 'a' }))

const context = { facts: getFacts(currentVersion.id), miniatures: new Map(), readFragment: () => '' }
const components: Readonly<Record<string, unknown>> = buildApiComponents({ ...context, api: buildApi() })

/** What the parts that aren't about an operation are about. */
const ids: Readonly<Record<string, string>> = { Schema: 'Task', ErrorCode: 'rate_limited' }

test.each(Object.keys(apiParts))('draws <%s> from the document it is bound to', (name) => {
  const Component = components[name] as ComponentType<{ id: string }>
  const { container } = render(<Component id={ids[name] ?? 'updateTask'} />)
  expect(container).not.toBeEmptyDOMElement()
})
