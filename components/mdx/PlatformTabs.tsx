import type { PartProps } from '@/lib/parts'
import { type PlatformId, platformIds, platformNames } from '@/lib/site/platforms'
import { listElements } from './children'
import { TabGroup } from './TabGroup'

/** Opens the tab for the visitor's own system until another one is chosen. */
export function PlatformTabs({ children }: PartProps<'PlatformTabs'>) {
  const tabs = listElements<PartProps<'Platform'>>(
    children,
    Platform,
    '<PlatformTabs> can only contain <Platform>',
  ).map(({ props }) => {
    const ids = listPlatforms(props.on)
    return { value: ids.join(' '), label: toPlatformLabel(ids), content: props.children }
  })
  const ids = tabs.flatMap(({ value }) => value.split(' '))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) throw new Error(`<PlatformTabs> has "${twice}" twice`)
  return <TabGroup group="platform" label="Platform" tabs={tabs} />
}

/** Contains what one or more systems have in common. `PlatformTabs` draws the content itself. @throws if it's used anywhere else */
export function Platform({ on }: PartProps<'Platform'>): never {
  throw new Error(`<Platform on="${on}"> is outside <PlatformTabs>`)
}

function listPlatforms(on: string): PlatformId[] {
  const words = on.split(' ')
  const unknown = words.find((word) => !platformIds.some((id) => id === word))
  if (unknown !== undefined) {
    throw new Error(
      `<Platform on="${on}">: "${unknown}" isn't a platform. The platforms are ${platformIds.join(', ')}.`,
    )
  }
  return platformIds.filter((id) => words.includes(id))
}

/** Returns the names of the systems. They're always named, because "Desktop" would leave open which ones are meant. */
function toPlatformLabel(ids: readonly PlatformId[]): string {
  return new Intl.ListFormat('en-GB').format(ids.map((id) => platformNames[id]))
}
