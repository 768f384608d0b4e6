import { readSession, type SessionKey } from '../storage'

/**
 * Returns whether the visitor left something on the page: a form with a stored draft (`data-draft` is its key), or fields that the browser filled in
 * again.
 */
export function needsRuntimeNow(): boolean {
  return (
    listAll<HTMLElement>('[data-draft]').some(({ dataset }) => readSession(dataset.draft as SessionKey) !== null) ||
    listAll<HTMLInputElement | HTMLTextAreaElement>('main input,main textarea').some(isFieldChanged) ||
    listAll<HTMLSelectElement>('main select').some(isSelectChanged)
  )
}

const listAll = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]

/** Returns whether a field differs from its default. The state of a checkbox or radio button isn't in its value. */
const isFieldChanged = (field: HTMLInputElement | HTMLTextAreaElement) =>
  /^(?:checkbox|radio)$/.test(field.type)
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue

/** Returns whether another option than the default is selected. Without a default, that's the first option. */
const isSelectChanged = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  )
