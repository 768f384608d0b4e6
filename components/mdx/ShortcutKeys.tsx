import { Keys } from '@/components/ui/Keys'
import type { VersionFacts } from '@/lib/facts/facts-at'
import { selectRow } from '@/lib/facts/select-rows'
import type { PartProps } from '@/lib/parts'

type ShortcutKeysProps = PartProps<'Keys'> & { facts: VersionFacts }

/** Shows the keys of a shortcut by its ID, or keys that don't belong to a shortcut, given for both keyboards. */
export function ShortcutKeys({ facts, id, win, mac }: ShortcutKeysProps) {
  if (id !== undefined) {
    const shortcut = selectRow('<Keys>', facts.shortcuts, id)
    return <Keys win={shortcut.win} mac={shortcut.mac} />
  }
  if (!win || !mac) throw new Error('<Keys> needs the id of a shortcut, or both win and mac')
  return <Keys win={win} mac={mac} />
}
