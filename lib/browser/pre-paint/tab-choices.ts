import { followStored, readStored, writeStored } from '../storage'

const prefix = 'docs-tab-'

/** Holds the choices where storage does not, until the page is left. */
const choices = new Map<string, string>()

/** The value last chosen in the groups of this name, on this page or another. */
export function readChoice(group: string): string | null {
  return choices.get(group) ?? readStored(`${prefix}${group}`)
}

/** Remembers a choice for all groups of this name. */
export function writeChoice(group: string, value: string): void {
  choices.set(group, value)
  writeStored(`${prefix}${group}`, value)
}

/** Tells of the choices that another window stores: the name of the group, and the value, null when it was removed. */
export function followChoices(tell: (group: string, value: string | null) => void): void {
  followStored((key, value) => {
    if (!key?.startsWith(prefix)) return
    const group = key.slice(prefix.length)
    if (value) choices.set(group, value)
    else choices.delete(group)
    tell(group, value)
  })
}
