import type { PartProps } from '@/lib/parts'
import { listElements } from './children'
import { TabGroup } from './TabGroup'

/** Shows a group of tabs. Groups with the same name show the same tab on every page, and remember it. */
export function Tabs({ group, children }: PartProps<'Tabs'>) {
  const tabs = listElements<PartProps<'Tab'>>(children, Tab, '<Tabs> can only contain <Tab>').map(({ props }) => ({
    value: toValue(props.label),
    label: props.label,
    content: props.children,
  }))
  const twice = tabs.find(({ value }, index) => tabs.findIndex((tab) => tab.value === value) !== index)
  if (twice) throw new Error(`Two tabs of <Tabs group="${group}"> are called "${twice.label}"`)
  return <TabGroup group={group} label={toLabel(group)} tabs={tabs} />
}

/** Contains the content of a tab. `Tabs` draws the content itself. @throws if it's used anywhere else */
export function Tab({ label }: PartProps<'Tab'>): never {
  throw new Error(`<Tab label="${label}"> is outside <Tabs>`)
}

const toValue = (label: string) => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

const toLabel = (group: string) => group.charAt(0).toUpperCase() + group.slice(1).replaceAll('-', ' ')
