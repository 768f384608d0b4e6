/** Fired on the document once the framework has taken over the page. */
export const runtimeReadyEvent = 'runtime-ready'

/** Returns whether controls respond. */
export function isRuntimeReady(): boolean {
  return document.documentElement.dataset.runtime === 'ready'
}

/** Returns whether the page has to do without the runtime, at least for now. */
export function hasRuntimeFailed(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.runtime === 'failed'
}

/** Announces that controls respond from now on. */
export function announceRuntime(): void {
  document.documentElement.dataset.runtime = 'ready'
  document.dispatchEvent(new Event(runtimeReadyEvent))
}

/**
 * Marks the page as one whose controls don't respond, because the framework's files didn't arrive, or not in time. They may still arrive later. Parts that
 * need them then show what a page without JavaScript shows.
 */
export function announceRuntimeFailure(): void {
  document.documentElement.dataset.runtime = 'failed'
}
