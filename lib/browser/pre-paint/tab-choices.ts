import { readStored, writeStored } from '../storage'

const prefix = 'docs-tab-'

/** Holds the choices where storage does not, until the page is left. */
const choices = new Map<string, string>()

/** The value last chosen in the groups of this name, on this page or another. */
export function readChoice(group: string): string | null {
  return choices.get(group) ?? readStored(prefix + group)
}

/** Remembers a choice for all groups of this name. */
export function writeChoice(group: string, value: string): void {
  choices.set(group, value)
  writeStored(prefix + group, value)
}

/** Takes over what another window stored and returns the name of its group; undefined when the event is about something else. */
export function followChoice({ key, newValue }: StorageEvent): string | undefined {
  if (!key?.startsWith(prefix)) return undefined
  const group = key.slice(prefix.length)
  if (newValue) choices.set(group, newValue)
  else choices.delete(group)
  return group
}
