import { platformIds } from '../../site/config-types'
import { calloutTones } from '../mdx/remark-callouts.mjs'
import { apiComponents } from './api-components'
import type { ComponentRule } from './component-rule'
import { pageComponents } from './page-components'

/**
 * The components that all MDX may use. This list is the contract between authors and `components/mdx/index.tsx`, which draws exactly these. To add a
 * component, add its line here and its export there. A test compares the two.
 */
export const commonComponents: readonly ComponentRule[] = [
  {
    name: 'Callout',
    props: { tone: { required: true, values: calloutTones }, title: { required: false, values: 'text' } },
    children: 'blocks',
  },
  { name: 'Steps', props: {}, holds: 'numbered-list', children: 'blocks' },
  { name: 'PlatformTabs', props: {}, holds: ['Platform'], children: 'blocks' },
  {
    name: 'Platform',
    props: { on: { required: true, values: platformIds, many: true } },
    parents: ['PlatformTabs'],
    distinct: 'on',
    children: 'blocks',
  },
  { name: 'Tabs', props: { group: { required: true, values: 'text' } }, holds: ['Tab'], children: 'blocks' },
  {
    name: 'Tab',
    props: { label: { required: true, values: 'text' } },
    parents: ['Tabs'],
    distinct: 'label',
    children: 'blocks',
  },
  {
    name: 'Keys',
    props: {
      id: { required: false, values: 'shortcut-ids' },
      win: { required: false, values: 'text' },
      mac: { required: false, values: 'text' },
    },
    oneOf: [['id'], ['win', 'mac']],
    isInline: true,
    children: 'none',
  },
  { name: 'Details', props: { summary: { required: true, values: 'text' } }, children: 'blocks' },
  { name: 'Cards', props: {}, holds: ['Card'], children: 'blocks' },
  {
    name: 'Card',
    props: { title: { required: true, values: 'text' }, href: { required: true, values: 'href' } },
    parents: ['Cards'],
    children: 'text',
  },
  {
    name: 'Miniature',
    props: { id: { required: true, values: 'miniature-ids' }, caption: { required: false, values: 'text' } },
    children: 'none',
  },
  {
    name: 'Figure',
    props: {
      src: { required: true, values: 'asset' },
      dark: { required: false, values: 'asset' },
      alt: { required: true, values: 'text' },
      caption: { required: false, values: 'text' },
      width: { required: true, values: 'number' },
      height: { required: true, values: 'number' },
    },
    children: 'none',
  },
  {
    name: 'ShortcutTable',
    props: {
      scope: { required: false, values: 'shortcut-scopes' },
      ids: { required: false, values: 'shortcut-ids', many: true },
    },
    oneOf: [['scope'], ['ids']],
    children: 'none',
  },
  {
    name: 'SettingTable',
    props: {
      group: { required: false, values: 'setting-groups' },
      ids: { required: false, values: 'setting-ids', many: true },
    },
    oneOf: [['group'], ['ids']],
    children: 'none',
  },
  {
    name: 'LimitTable',
    props: {
      group: { required: false, values: 'limit-groups' },
      ids: { required: false, values: 'limit-ids', many: true },
    },
    oneOf: [['group'], ['ids']],
    children: 'none',
  },
  { name: 'PlanTable', props: {}, children: 'none' },
  { name: 'PlatformTable', props: { rows: { required: true, values: 'platform-rows', many: true } }, children: 'none' },
  { name: 'DirectFiles', props: {}, children: 'none' },
  {
    name: 'EncryptionTable',
    props: { things: { required: false, values: 'encryption-things', many: true } },
    children: 'none',
  },
  { name: 'KeyTable', props: {}, children: 'none' },
  { name: 'RetentionTable', props: {}, children: 'none' },
  { name: 'ImportTable', props: {}, children: 'none' },
  { name: 'ColumnTable', props: { source: { required: true, values: 'column-sources' } }, children: 'none' },
]

/** Every component, including those for a single collection. */
export const components: readonly ComponentRule[] = [
  ...commonComponents,
  ...apiComponents.map((rule) => ({ ...rule, collection: 'api' as const })),
  ...pageComponents.map((rule) => ({ ...rule, collection: 'pages' as const })),
]

/** Returns the rule for a component, or undefined if content may not use that name. */
export function findComponent(name: string): ComponentRule | undefined {
  return components.find((rule) => rule.name === name)
}
