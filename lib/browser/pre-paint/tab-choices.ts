import { followStored, readStored, writeStored } from '../storage'

const prefix = 'docs-tab-'

/** Keeps the choices until the visitor leaves the page, in case storage doesn't keep them. */
const choices = new Map<string, string>()

/** Returns the value last chosen in groups of this name, on this page or another. */
export function readChoice(group: string): string | null {
  return choices.get(group) ?? readStored(`${prefix}${group}`)
}

/** Remembers a choice for all groups of this name. */
export function writeChoice(group: string, value: string): void {
  choices.set(group, value)
  writeStored(`${prefix}${group}`, value)
}

/** Calls `tell` when another window stores a choice, with the group's name and the value. The value is null if it was removed. */
export function followChoices(tell: (group: string, value: string | null) => void): void {
  followStored((key, value) => {
    if (!key?.startsWith(prefix)) return
    const group = key.slice(prefix.length)
    if (value) choices.set(group, value)
    else choices.delete(group)
    tell(group, value)
  })
}
