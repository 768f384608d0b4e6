/**
 * Moves the rules for the rest of a page from its first paragraph (`lib/publish/finish/text-start.ts`) to the end of those in the head. Rules that go, or
 * come in between others, make Chromium compute all styles and lay out all text again, so this has to happen before they're used where they are.
 */
export function moveTextRules(): void {
  const rules = document.querySelector<HTMLStyleElement>('main #text-start')
  // As long as there's no sheet, only a part of the rules has arrived.
  if (rules?.sheet) document.querySelector('style')?.after(rules)
}

/** Moves the rules as soon as they've been read. Chromium may lay out the page before it runs the script that comes after them. */
export function startTextRules(): void {
  const observer = new MutationObserver(moveTextRules)
  // The rules may arrive in several parts.
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => observer.disconnect())
}
