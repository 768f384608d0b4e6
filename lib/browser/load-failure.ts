/** Something that didn't load, and what the message about it offers. */
export type LoadFailure = {
  /** Paragraphs. Without them, the message says that styles or scripts are missing and checks the base path. */
  text?: readonly string[]
  /** Tries again, and resolves to false if that failed too. Without it, Retry reloads the page. */
  retry?: () => Promise<boolean>
}

/** Fired on the document; `detail` is the failure, or null once it's over. */
export const loadFailureEvent = 'load-failure'

/**
 * Tells the reader what didn't load, in a message that `lib/browser/page-end/failure-message.ts` draws. The scripts of a page are separate bundles, and
 * the one that draws it is in every page already.
 */
export function reportLoadFailure(failure: LoadFailure | null): void {
  document.dispatchEvent(new CustomEvent(loadFailureEvent, { detail: failure }))
}
