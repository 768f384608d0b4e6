/** Fired on the document once the framework has taken the page over. */
export const runtimeReadyEvent = 'runtime-ready'
/** Fired on the document when none of the framework's files could be loaded. */
export const runtimeMissingEvent = 'runtime-missing'

/** Whether controls answer. */
export function isRuntimeReady(): boolean {
  return document.documentElement.dataset.runtime === 'ready'
}

/** Tells everybody that controls answer from now on. */
export function announceRuntime(): void {
  document.documentElement.dataset.runtime = 'ready'
  document.dispatchEvent(new Event(runtimeReadyEvent))
}

/** Notes that they never will. @param isWhole whether nothing of the framework came, which everybody is told */
export function announceMissingRuntime(isWhole: boolean): void {
  document.documentElement.dataset.runtime = 'missing'
  if (isWhole) document.dispatchEvent(new Event(runtimeMissingEvent))
}
