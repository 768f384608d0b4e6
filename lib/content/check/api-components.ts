import type { ComponentRule } from './component-rule'

const operation = { id: { required: true, values: 'operation-ids' } } as const

/** The parts of the API reference that come from `content/api/openapi.yaml`. `components/api/mdx.tsx` draws them. */
export const apiComponents: readonly ComponentRule[] = [
  { name: 'Parameters', props: operation, children: 'none' },
  { name: 'RequestBody', props: operation, children: 'none' },
  { name: 'Responses', props: operation, children: 'none' },
  { name: 'Errors', props: operation, children: 'none' },
  { name: 'RequestSample', props: operation, children: 'none' },
  { name: 'Schema', props: { id: { required: true, values: 'schema-names' } }, children: 'none' },
  { name: 'Operations', props: { tag: { required: false, values: 'operation-tags' } }, children: 'none' },
  { name: 'ErrorCodes', props: {}, children: 'none' },
  { name: 'Scopes', props: {}, children: 'none' },
  { name: 'RateLimits', props: {}, children: 'none' },
  { name: 'ApiChangelog', props: {}, children: 'none' },
]
