import { reloadIfReachable } from '../full-load'
import { type LoadFailure, loadFailureEvent } from '../load-failure'

/** The message sets its own styles, because the style sheet may be what's missing. It looks the same in both themes; white on this red is 7.9 : 1. */
const looks = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '1000',
  padding: '1rem 1.25rem',
  borderTop: '1px solid #fff',
  background: '#a40e26',
  color: '#fff',
  font: '1rem/1.5 system-ui, sans-serif',
}
const buttonLooks = {
  margin: '.5rem .5rem 0 0',
  padding: '.25rem 1rem',
  border: '1px solid',
  background: '#fff',
  color: '#a40e26',
  font: 'inherit',
  outlineColor: '#fff',
}

let message: HTMLElement | undefined

/** Draws a message for each failure that `reportLoadFailure` reports. @param describe returns the text for a failure that has no text */
export function startFailureMessage(describe: () => readonly string[]): void {
  document.addEventListener(loadFailureEvent, (event) => {
    const { detail } = event as CustomEvent<LoadFailure | null>
    // `describe` reads the head, and the message goes below the body.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => show(detail, describe))
    else show(detail, describe)
  })
}

function show(failure: LoadFailure | null, describe: () => readonly string[]): void {
  if (!failure) {
    close()
    return
  }
  message ??= append(document.documentElement, 'div', looks)
  message.setAttribute('role', 'alert')
  message.dataset.failure = ''
  draw(message, failure, failure.text ?? describe())
}

function draw(place: HTMLElement, { retry = reloadIfReachable }: LoadFailure, text: readonly string[]): void {
  place.replaceChildren()
  for (const sentences of text) append(place, 'p', { margin: '0' }, sentences)
  append(place, 'button', buttonLooks, 'Retry').onclick = async ({ currentTarget }) => {
    const button = currentTarget as HTMLButtonElement
    // It stays focusable, so that a keyboard reader keeps their place. The changed text makes screen readers announce the next outcome.
    button.onclick = null
    button.textContent = 'Trying again…'
    if (await retry()) return
    const hadFocus = button === document.activeElement
    draw(place, { retry }, text)
    if (hadFocus) place.querySelector('button')?.focus()
  }
  append(place, 'button', buttonLooks, 'Close').onclick = close
}

function close(): void {
  if (message?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
  message?.remove()
  message = undefined
}

/** Appends an element. The message isn't in `<body>`, because React would find it there when it takes over the page, and remove it. */
function append<Tag extends 'div' | 'p' | 'button'>(
  parent: Element,
  tag: Tag,
  styles: Partial<CSSStyleDeclaration>,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  Object.assign(element.style, styles)
  element.textContent = text
  parent.append(element)
  return element
}
