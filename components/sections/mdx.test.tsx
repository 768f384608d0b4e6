import { expect, test } from 'vitest'
import { buildMdxComponents } from '@/components/mdx'
import { pageComponents } from '@/lib/content/check/page-components'
import { getFacts } from '@/lib/content/facts'
import { buildPageComponents } from './mdx'

const context = { facts: getFacts('2.x'), scenes: new Map() }
const release = { version: '2.1', title: 'Plan the day', date: '2025-09-16', href: '/releases/2.1' }

test('adds exactly the components that the content check knows to those of all pages', () => {
  const components = buildPageComponents({ ...context, title: 'Title', newest: release, first: release })
  const common = Object.keys(buildMdxComponents(context))
  expect(Object.keys(components).sort()).toEqual([...common, ...pageComponents.map(({ name }) => name)].sort())
})
