const term = '[data-term]'

/**
 * Lets readers open the definition of a term with a tap, and close it with Escape or a tap elsewhere. On devices with a pointer, the style sheet opens
 * it on hover and focus, and a click follows the link as usual. A second tap follows it too.
 * @returns a function that stops it
 */
export function followTermDefinitions(): () => void {
  const stop = new AbortController()
  const listen = (type: 'click' | 'keydown' | 'pointerover' | 'focusin', handler: (event: Event) => void) =>
    document.addEventListener(type, handler, { capture: true, signal: stop.signal })
  listen('click', openOnTap)
  listen('keydown', closeOnEscape)
  listen('pointerover', forgetClosed)
  listen('focusin', forgetClosed)
  return () => stop.abort()
}

const listTerms = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

function openOnTap(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined
  const tapped = target?.closest<HTMLElement>(term)
  const wasOpen = tapped?.dataset.definition === 'open'
  for (const open of listTerms(`${term}[data-definition=open]`)) if (open !== tapped) delete open.dataset.definition
  if (!tapped || wasOpen || !target?.closest('a') || !matchMedia('(hover: none)').matches) return
  event.preventDefault()
  tapped.dataset.definition = 'open'
}

function closeOnEscape(event: Event): void {
  if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return
  for (const shown of listTerms(`${term}:is(:hover, :focus-within, [data-definition=open])`))
    shown.dataset.definition = 'closed'
}

/** Once neither the pointer nor the focus is on a term, its definition can open again. */
function forgetClosed(): void {
  for (const closed of listTerms(`${term}[data-definition=closed]:not(:hover, :focus-within)`))
    delete closed.dataset.definition
}
