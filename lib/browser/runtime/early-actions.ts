import { isPrefetchFair } from '../device'
import { findHotkey, isModified } from '../keys'
import { runtimeReadyEvent } from '../runtime-ready'
import { readSession, type SessionKey } from '../storage'

/** Signs of a reader, and what a reader may do. */
const eventTypes = ['click', 'input', 'keydown', 'pointermove', 'pointerdown', 'touchstart', 'wheel'] as const
/** A reader who is still there after that many events has a page that works without the loader. */
const eventLimit = 500

declare global {
  interface Window {
    /** What a reader did before the loader was there. It's undefined once the loader has taken these over. */
    earlyEvents?: Event[] | undefined
  }
}

/** Keeps what a reader does before the loader is there, because the page is painted before that file arrives. Runs in the pre-paint script. */
export function keepEarlyEvents(): void {
  const kept: Event[] = []
  window.earlyEvents = kept
  const options = { capture: true, passive: true }
  const keep = (event: Event) => {
    if (window.earlyEvents !== kept || kept.length > eventLimit) {
      for (const type of eventTypes) removeEventListener(type, keep, options)
    }
    // One move is as good as many.
    else if (event.type !== 'pointermove' || kept.at(-1)?.type !== event.type) kept.push(event)
  }
  for (const type of eventTypes) addEventListener(type, keep, options)
}

/** Returns what was kept, and ends the keeping. */
export function takeEarlyEvents(): Event[] {
  const events = window.earlyEvents ?? []
  window.earlyEvents = undefined
  return events
}

/**
 * Controls that do nothing without the runtime. Links, tabs, `<details>`, the platform buttons of shortcut tables and the buttons in messages about missing
 * files aren't among them, because they work without it.
 */
const controls = 'button:not([data-tabs]>[role=tablist]>*,[data-failure]>*,[data-chooses]),[data-needs-runtime]'
/** What opens the search. */
const search = '[data-needs-runtime][aria-keyshortcuts]'
/** How long a control may take before it's marked as busy, in milliseconds (spec, section 9: loader delay). */
const busyDelay = 200

const approaches = ['pointerover', 'focusin', 'touchstart'] as const

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps clicks on controls, shortcuts, typing and what other tabs store until the runtime is ready, and then repeats them in order.
 * @param run starts the runtime
 * @param searchAhead begins to load what a search needs
 * @param earlyEvents what the reader did before that, which is repeated as well
 * @returns a function that stops keeping them, so that controls do what they do without JavaScript, and repeats those kept so far. Changed fields are
 * followed further, for a runtime that arrives later.
 */
export function keepEarlyActions(
  run: () => void,
  searchAhead: () => void,
  earlyEvents: readonly Event[] = [],
): () => void {
  const kept: (() => void)[] = []
  /** What tells React of the last change of each field. Radio buttons of one name are one choice. */
  const changed = new Map<Field | string, () => void>()
  const busy = new Set<Element>()
  /** What the reader types after opening the search and before it has a field. */
  let typed: string | undefined
  let hasEnded = false

  const keep = (event: Event, control: Element | null, redo: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    kept.push(redo)
    run()
    setTimeout(() => {
      if (hasEnded || !control) return
      control.ariaBusy = 'true'
      busy.add(control)
    }, busyDelay)
  }
  const expectSearch = () => {
    typed ??= ''
    searchAhead()
  }
  // A pointer or the focus on the search says nothing for sure, so it loads nothing that the reader may have to pay for.
  const onApproach = ({ target }: Event) => {
    const isSearch = target instanceof Element && target.closest(search)
    if (isSearch && isPrefetchFair()) searchAhead()
  }
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
    // A link that does more with the runtime still opens in a new tab without it.
    if (!control || (control.matches('a') && isModified(event))) return
    // The browser has followed a link, or sent a form, that was clicked before the loader was there. Repeated, a form would be sent twice.
    if (event.eventPhase === Event.NONE && control.matches('a,[type=submit]')) return
    if (control.matches(search)) expectSearch()
    keep(event, control, () => control.click())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key, code, ctrlKey, metaKey, altKey } = event
    if (typed !== undefined && !ctrlKey && !metaKey && !altKey) {
      if (key.length === 1) typed += key
      else if (key === 'Backspace') typed = typed.slice(0, -1)
      else return
      event.preventDefault()
      return
    }
    const hotkey = findHotkey(event)
    if (!hotkey) return
    if (hotkey === 'search') expectSearch()
    keep(event, hotkey === 'search' ? document.querySelector(search) : null, () =>
      target?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      ),
    )
  }
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('input,textarea,select'))) return
    const field = target as Field
    changed.set(field.type === 'radio' ? field.name : field, readChange(field))
  }
  // What another tab stores is followed by those who show it.
  const onStorage = (event: Event) => {
    kept.push(() => dispatchEvent(event))
    run()
  }
  const stop = () => {
    hasEnded = true
    typed = undefined
    removeEventListener('click', onClick, true)
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener('storage', onStorage)
    for (const sign of approaches) removeEventListener(sign, onApproach, true)
    for (const control of busy) control.ariaBusy = null
    for (const redo of kept.splice(0)) redo()
  }
  // React announces it from an effect. A change that's repeated before the effect has ended would be undone, because a field that React controls goes back to
  // what was rendered last.
  const finish = () => {
    removeEventListener('input', onInput, true)
    queueMicrotask(() => {
      for (const tell of changed.values()) tell()
      const text = typed
      stop()
      if (text) typeIntoSearch(text)
    })
  }
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKeyDown, true)
  addEventListener('input', onInput, true)
  addEventListener('storage', onStorage)
  for (const sign of approaches) addEventListener(sign, onApproach, true)
  document.addEventListener(runtimeReadyEvent, finish, { once: true })
  for (const event of earlyEvents) {
    if (event.type === 'click') onClick(event as MouseEvent)
    else if (event.type === 'input') onInput(event)
    else if (event.type === 'keydown') onKeyDown(event as KeyboardEvent)
  }
  return stop
}

/** Checkboxes and radio buttons. No other type begins like theirs, and the loader, which every page has, is as small as it can be. */
const isBox = (field: Field): field is HTMLInputElement => /^(che|rad)/.test(field.type)

/**
 * Reads what the visitor entered before React started, because the page may replace it in the meantime. Returns a function that enters it again so that
 * React notices.
 */
function readChange(field: Field): () => void {
  // No MouseEvent, which would check the box once more.
  if (isBox(field)) return tellValue.bind(null, field, 'checked', 'click', field.checked)
  return tellValue.bind(null, field, 'value', field instanceof HTMLSelectElement ? 'change' : 'input', field.value)
}

/** Waits for the field of the search, a second of frames at the most. */
function typeIntoSearch(text: string, frames = 60): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.matches('dialog[open] input,#search-words'))
    tellValue(field, 'value', 'input', field.value + text)
  else if (frames > 0) requestAnimationFrame(() => typeIntoSearch(text, frames - 1))
}

function tellValue(field: Field, property: 'value' | 'checked', event: string, value: string | boolean): void {
  // React ignores an event if the value is still the one that it saw last, so it sees a different one first.
  Reflect.set(field, property, typeof value === 'string' ? '' : !value)
  // This is the prototype's setter, because React replaces the element's own to record what scripts write.
  Reflect.set(Object.getPrototypeOf(field), property, value, field)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Returns whether the visitor left something on the page: a form with a stored draft (`data-draft` is its key), or fields that the browser filled in
 * again.
 */
export function needsRuntimeNow(): boolean {
  return (
    listAll<HTMLElement>('[data-draft]').some(({ dataset }) => readSession(dataset.draft as SessionKey) !== null) ||
    listAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input,textarea)').some(isChanged) ||
    listAll<HTMLSelectElement>('main select').some(isSelectChanged)
  )
}

const listAll = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)]

/** Returns whether a field differs from its default. The state of a box isn't in its value. */
const isChanged = (field: HTMLInputElement | HTMLTextAreaElement) =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/** Returns whether another option than the default is selected. Without a default, that's the first option. */
const isSelectChanged = ({ options }: HTMLSelectElement) =>
  !([...options].find((option) => option.defaultSelected) ?? options[0])?.selected
