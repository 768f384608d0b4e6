import { readSession, type SessionKey } from '../storage'

/** Whether this visitor has left something on the page: a form with a kept draft (`data-draft` holds its key), or fields that the browser filled in again. */
export function needsRuntimeNow(): boolean {
  return (
    listAll<HTMLElement>('[data-draft]').some(({ dataset }) => readSession(dataset.draft as SessionKey) !== null) ||
    listAll<HTMLInputElement | HTMLTextAreaElement>('main input,main textarea').some(isFieldChanged) ||
    listAll<HTMLSelectElement>('main select').some(isSelectChanged)
  )
}

const listAll = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]

/** The value of a box is no state of it. */
const isFieldChanged = (field: HTMLInputElement | HTMLTextAreaElement) =>
  /^(?:checkbox|radio)$/.test(field.type)
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue

/** Without a default the first option is chosen. */
const isSelectChanged = ({ options, selectedIndex }: HTMLSelectElement) =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex((option) => option.defaultSelected),
  )
