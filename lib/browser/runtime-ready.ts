/** Fired on the document once the framework has taken over the page. */
export const runtimeReadyEvent = 'runtime-ready'
/** Fired on the document when the framework's files didn't arrive, or not in time. They may still arrive later. */
export const runtimeFailedEvent = 'runtime-failed'

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
  setState('ready', runtimeReadyEvent)
}

/** Announces that controls don't respond, so that parts which need them can show what a page without JavaScript shows (`data-runtime="failed"`). */
export function announceRuntimeFailure(): void {
  setState('failed', runtimeFailedEvent)
}

function setState(state: 'ready' | 'failed', event: string): void {
  document.documentElement.dataset.runtime = state
  document.dispatchEvent(new Event(event))
}
